## A first turn

lesson-first-turn = Il tuo primo turno
lesson-first-turn-pitch = Otto minuti, con una guida: gli Assiri sorgono in Mesopotamia.
lesson-first-turn-welcome = È l’alba della prima era e tu guidi gli Assiri. Le armate in piedi sono quelle di questo turno; quelle a riposo sono ciò che hanno lasciato gli imperi precedenti. Fai punti in ogni regione dove hai armate, e per capitali, città e monumenti nei tuoi territori.
lesson-first-turn-establish = Fonda il tuo impero. Ciò che si trova in Mesopotamia viene tolto, e lì nasce la tua capitale.
lesson-first-turn-free = Un territorio vuoto si occupa subito. Zagros ha montagne, che ti aiuteranno a difenderlo, e una risorsa, che ti aiuterà a costruire. Invadilo.
lesson-first-turn-event = Gli eventi si tengono finché vuoi, ma si giocano solo fra un’invasione e l’altra. Armamenti aggiunge uno a ogni attacco di questo turno. Giocala.
lesson-first-turn-battle = Ora invadi un territorio con un’armata. Tu tiri due dadi, la difesa uno, e conta il più alto di ciascuno. Le probabilità accanto a ogni territorio sono esatte.
lesson-first-turn-siege = Se vinci, il territorio è tuo e la sua struttura maggiore è ridotta. In caso di parità cadono entrambe le armate. Se l’attacco è respinto, puoi insistere con un assedio e un’altra armata, ognuna delle quali si aggiunge al tuo risultato, oppure ritirarti. Continua come preferisci e riprendi a leggere quando vuoi fermarti.
lesson-first-turn-end-invasion = Invadi finché restano armate, oppure fermati qui. Le armate che non usi tornano nella tua riserva.
lesson-first-turn-build = Ogni due risorse tenute dalle tue armate in piedi va costruito un monumento: prima dove c’è una capitale. Gli Assiri possono anche mettere un forte gratuito per ogni risorsa. Quando non resta altro da fare, termina il turno.
lesson-first-turn-score = Il tuo turno fa punti: presenza, dominio o supremazia in ogni regione, e le tue strutture. Il riquadro mostra da dove viene ogni punto. Per giocare basta questo; il resto è nelle carte e nelle regole.
