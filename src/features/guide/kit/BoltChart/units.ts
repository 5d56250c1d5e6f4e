/** CSS pixels in an inch and in a centimeter; on paper they are real ones (CSS Values 4, 6.2). */
export const INCH = 96;
export const CM = INCH / 2.54;

/** To a hundredth of a CSS pixel, which no eye and no printer tells: all else is noise in the page. */
export const px = (length: number) => Math.round(length * 100) / 100;

/** The chart in CSS pixels: 7 inches wide, so that it fits A4 and Letter. */
export const CHART = {width: 7 * INCH, height: 8.5 * INCH};

/** Where lengths begin: the underside of every head. */
export const ZERO = px(0.38 * INCH);

/** The longest bolt that the ruler measures, in inches. */
export const LONGEST = 8;
