/** Answers components that ask whether the reader wants less motion. */
export function setReducedMotion(matches: boolean): void {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({matches, addEventListener: jest.fn(), removeEventListener: jest.fn()});
}
