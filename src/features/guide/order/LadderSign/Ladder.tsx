/** The drawing of a ladder, in the color and the size of the words beside it. */
const Ladder = () => (
  <svg
    viewBox="0 0 16 24"
    width="16"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeWidth="2.4"
    aria-hidden="true"
  >
    <path d="M5 1.5 2 22.5M11 1.5l3 21M4.4 6h7.2M3.8 10.5h8.4M3.2 15h9.6M2.6 19.5h10.8" />
  </svg>
);

export default Ladder;
