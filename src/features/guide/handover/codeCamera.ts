/** How long one look follows another, in milliseconds, and how large the pictures are, in pixels. */
const PAUSE = 150;
const LONGEST_SIDE = 900;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** What the video shows now, no larger than a code needs; undefined while it shows nothing. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const {videoWidth, videoHeight} = video;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  if (!videoWidth || !videoHeight) return undefined;
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', {willReadFrequently: true});
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

/** The text of the first QR code that the video shows; '' when stopped before. */
async function firstCode(video: HTMLVideoElement, stopped: AbortSignal): Promise<string> {
  const {default: decodeQR} = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  while (!stopped.aborted) {
    const frame = frameOf(video, canvas);
    try {
      if (frame) return decodeQR(frame);
    } catch {
      // No code in this frame: the next one may have it.
    }
    await pause();
  }
  return '';
}

/**
 * Shows the camera in a video and reads the first QR code that it sees. The camera is let go when a
 * code is read, when it is stopped, and when something fails.
 * @returns the code's text; '' when stopped before
 * @throws when there is no camera or the browser refuses it (the name says which; cameraTrouble)
 */
export async function readByCamera(video: HTMLVideoElement, stopped: AbortSignal): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({video: {facingMode: 'environment'}});
  try {
    video.srcObject = stream;
    if (stopped.aborted) return '';
    await video.play();
    return await firstCode(video, stopped);
  } catch (error) {
    // A video that is taken away while it starts says so; nobody waits for it any more.
    if (stopped.aborted) return '';
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

const PASTE = 'Paste the code instead.';

/** Why there is no camera, for the person who pressed the button. */
export function cameraTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (!('mediaDevices' in navigator))
    return `The browser lends no camera to this page: it wants https. ${PASTE}`;
  if (name === 'NotAllowedError')
    return `The camera was refused. Allow it for this site in the browser, or ${PASTE.toLowerCase()}`;
  if (name === 'NotFoundError') return `No camera was found. ${PASTE}`;
  return `The camera did not start. Another app may be using it. ${PASTE}`;
}
