/** One of the three corners by which a camera knows a code. */
const eyeAt = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;

/** All three, on a code 25 wide; to be filled by the `evenodd` rule. */
export const eyes = [eyeAt(0, 0), eyeAt(18, 0), eyeAt(0, 18)].join('');

/** Some squares between the corners: enough to look like a code, none that says anything. */
export const squares =
  'M9 0h2v3H9zm4 2h3v4h-3zM0 9h4v2H0zm6 0h2v4H6zm4-1h3v4h-3zm6 1h2v2h-2zm5 1h4v3h-4zm-8 4h4v3h-4zM1 14h3v2H1zm8 2h2v5H9zm10-1h3v4h-3zm-5 5h4v4h-4zm7 2h3v3h-3z';
