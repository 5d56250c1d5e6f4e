/** One of the three corners by which a camera knows a code. */
const eyeAt = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;

/** All three, on a code 25 wide; to be filled by the `evenodd` rule. */
export const eyes = [eyeAt(0, 0), eyeAt(18, 0), eyeAt(0, 18)].join('');
