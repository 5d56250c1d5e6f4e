/** What to do with a photo that only Apple's programs show. */
export const ADVICE_HEIC =
  'which most browsers do not show, expected a .jpg: on an iPhone choose Settings, Camera, Formats, Most Compatible, or mail the photo to yourself, which makes a .jpg of it';
