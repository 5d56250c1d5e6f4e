/** A sheep in numbers: how long it bleats, its voice in Hertz, how fast it trembles. */
const SECONDS = 1.1;
const VOICE = {from: 330, to: 250};
const TREMBLE = {rate: 11, depth: 22};
/** What a throat lets through: Hertz and width. */
const THROAT = [
  {frequency: 750, Q: 4},
  {frequency: 1250, Q: 5},
  {frequency: 2600, Q: 6},
];
const LOUD = 0.5;

/** Says BAAA, where the browser lets a page make sound; made here, since a recording would weigh more. */
export function bleat(): void {
  try {
    const context = new AudioContext();
    const now = context.currentTime;
    const end = now + SECONDS;

    const voice = new OscillatorNode(context, {type: 'sawtooth', frequency: VOICE.from});
    voice.frequency.linearRampToValueAtTime(VOICE.to, end);
    const tremble = new OscillatorNode(context, {frequency: TREMBLE.rate});
    const depth = new GainNode(context, {gain: TREMBLE.depth});
    tremble.connect(depth).connect(voice.frequency);

    const breath = new GainNode(context, {gain: 0});
    breath.gain.linearRampToValueAtTime(LOUD, now + 0.06);
    breath.gain.setValueAtTime(LOUD, end - 0.35);
    breath.gain.linearRampToValueAtTime(0, end);
    for (const {frequency, Q} of THROAT) {
      const filter = new BiquadFilterNode(context, {type: 'bandpass', frequency, Q});
      voice.connect(filter).connect(breath);
    }
    breath.connect(context.destination);

    voice.onended = () => void context.close();
    for (const one of [voice, tremble]) {
      one.start(now);
      one.stop(end);
    }
  } catch {
    // No sound here: the bubble says it.
  }
}
