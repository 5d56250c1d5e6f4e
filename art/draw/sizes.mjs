// The sizes of the pictures in pixels.
export const sizes = {
  card: [1200, 800],
  square: [900, 900],
  tall: [800, 1200],
  stage: [1920, 1280], // behind a title, as high as a card for phones
  banner: [1920, 900],
  cover: [1600, 900],
  social: [1200, 630],
  inset: [660, 630], // the picture on a card of its own
  loop: [720, 480],
};
