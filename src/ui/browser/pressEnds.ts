/** So long after a finger is lifted its click may come, in milliseconds. */
const CLICK_WITHIN = 300;

/** Ends when what is pressed now has been let go and its click has been heard. */
export const pressEnds = () =>
  new Promise<void>((resolve) => {
    const pressed = new AbortController();
    const letGo = () => {
      pressed.abort();
      setTimeout(resolve, CLICK_WITHIN);
    };
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, letGo, {signal: pressed.signal});
  });
