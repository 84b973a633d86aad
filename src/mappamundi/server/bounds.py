"""How much, how deep, how long: what the server takes from a stranger, and why so much. Rates are in `limits`."""

# --- what is sent ------------------------------------------------------------------------------------------------

# No request says more than this; a plan of 64 steps has about 8 KiB.
LARGEST_BODY = 64 * 1024
# A frame of a WebSocket carries one command; the longest that a client of ours sends has 2 KiB.
LARGEST_FRAME = 16 * 1024
# Lists and objects within each other. The deepest that any game asks for is 5; Python gives up at some hundreds, and
# not where it was read but wherever it is looked at later.
DEEPEST = 16
# As wide as a seat's place on a phone.
LONGEST_NAME = 40
# The record of a long game has 400 KiB. The longest text in one is a name in a script of four bytes a letter, 40 of
# them; a seed has 128.
LARGEST_RECORD = 2 * 1024 * 1024
LONGEST_TEXT = 200
# Steps of a record. The longest of 1,200 games of History of the World that were played at random has 618. A race of
# 4 Gods between bots has some hundreds; four people who do something every two seconds for forty minutes, with a step
# each time for the seconds that have passed, come near this.
LONGEST_RECORD = 10_000

# --- what is kept ------------------------------------------------------------------------------------------------

# Uploaded records are there to be looked at again, not for ever: nobody owns them.
RECORD_DAYS = 180
# All of them together. When they are full nothing is thrown out: a flood must not cost anybody an older record.
ALL_RECORDS = 2 * 1024**3
# What one address may upload in a day: a school its games of a term, but nobody all there is room for.
UPLOADS_A_DAY = 32 * 1024**2

# Tables that one address may set up in a day, lessons and "what if" among them: 250 pupils eight each. One costs some
# 7 kB, so that what nobody plays at comes to 400 MB an address before it is cleared away (`keeping`).
TABLES_A_DAY = 2000

# --- connections -------------------------------------------------------------------------------------------------

# Connections from one address. A browser has one for its table and up to six for pages and pictures: 512 are a school
# with 250 at the tables while others come in. Those that are idle give way to new ones, so that only who keeps all of
# them busy is refused. Behind a proxy all come from its address, and it must count (docs/server.md).
CONNECTIONS_EACH = 512
# Of these, tables that are watched or played at.
STREAMS_EACH = 256
# Descriptors that are not for connections: the database, files, workers, webhooks.
OTHER_FILES = 200
MOST_CONNECTIONS = 20_000
# The head of a request: cookies and tokens of ours have less than 1 KiB.
LARGEST_HEAD = 32 * 1024
# Requests that come before the first is answered; browsers send none.
MOST_PIPELINED = 8

# --- seconds -----------------------------------------------------------------------------------------------------

# From the first byte of a request to the end of its head, and to the end of its body: the largest record by 40 kB/s.
HEAD_WITHIN = 10.0
BODY_WITHIN = 60.0
# A connection on which nothing is asked. Browsers open some in advance and do not mind if they are closed.
IDLE_WITHIN = 30
# What was sent must be taken: in so many seconds so many bytes at least, or all of it.
READ_WITHIN = 20.0
READ_BYTES = 4096
# What the system keeps of it: up to megabytes for each connection otherwise, of which it tells only now and then how
# much was taken.
SEND_BUFFER = 64 * 1024

# --- studies -----------------------------------------------------------------------------------------------------

# Seconds of processor time: what one address may cost us at once, and how much of a second that comes back in each. A
# class of 30 opens a replay each (half a second), and then a second of work in four is left to everybody there.
COST_AT_ONCE = 20.0
COST_A_SECOND = 0.25
# Estimates, settled by what is measured. A study at all: sent there and back, packed and unpacked.
STUDY_COSTS = 0.001
# A line of a log or a record that is read, a step that is played again, an entry that a table carries out when it is
# read in, a step that is told in frames: of all games the dearest.
LINE_COSTS = 0.000_02
STEP_COSTS = 0.000_05
ENTRY_COSTS = 0.000_2
FRAME_COSTS = 0.001
# Counsel on an action, and on all that a seat may do, with its view.
COUNSEL_COSTS = 0.003
VIEW_COSTS = 0.01
# Kept records are sent as they are, by the byte.
BYTE_COSTS = 0.000_000_005
# Studies of one address that wait for their turn, and of all: those of a class that looks at a replay land by land.
STUDIES_EACH = 32
ALL_STUDIES = 512
# No study takes longer, in seconds, on a machine that is busy with other things too; its process is ended then.
LONGEST_STUDY = 30.0
# Entries of a log that are carried out or told without a break: a millisecond or two, then others come in between.
ENTRIES_AT_ONCE = 8

# --- messages ----------------------------------------------------------------------------------------------------

# Frames of one connection, at once and for each second after that. A player who hurries sends 5 a second, and a seat's
# commands have a limit of their own below this; whoever goes beyond it is cut off.
FRAMES_AT_ONCE = 120
FRAMES_A_SECOND = 40.0
# Pings and parts of frames say nothing, and browsers send none: each counts as many.
EMPTY_FRAME = 10
# Messages of all connections from one address: those of a school in a race. Beyond that they are read later.
MESSAGES_AT_ONCE = 500
MESSAGES_A_SECOND = 300.0
# Connections from one address that become WebSockets: 100 who come back after a break, and 20 more each second.
SOCKETS_AT_ONCE = 100
SOCKETS_A_SECOND = 20.0
# Files of the pages, to one address: a class of 30 opens its first page at once; more of them wait, and none gets half
# a page.
FILES_AT_ONCE = 3000
FILES_A_SECOND = 100.0
# Files and refusals that are answered in one round of the event loop: whoever plays comes in between.
ANSWERS_A_ROUND = 4
# The answer "too many" takes so long, and an address gets so many of them a second: whoever does not wait is made to.
REFUSED_AFTER = 1.0
REFUSALS_A_SECOND = 20.0
