// Figures beside rules.

/** @param {{number: string, catalogue: any}} _props */
export const Figure = (_props) => null;
