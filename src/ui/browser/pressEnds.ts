/** So long after a finger is lifted its click may come, in milliseconds. */
const CLICK_WITHIN = 300;

/** Ends when what is pressed now has been let go and all have heard its click, if it was one. */
export const pressEnds = () =>
  new Promise<void>((resolve) => {
    const pressed = new AbortController();
    const {signal} = pressed;
    const end = () => {
      pressed.abort();
      setTimeout(resolve);
    };
    window.addEventListener('click', end, {capture: true, signal});
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => setTimeout(end, CLICK_WITHIN), {signal});
  });
