/** Labels on a sheet: two beside each other, five below. Fits A4 and Letter; see the styles. */
export const PER_SHEET = 10;

/** How many sheets so many labels need. */
export const sheetsFor = (labels: number) => Math.ceil(labels / PER_SHEET);
