/** The ways in which a device calls its scorer. */
export type Signals = { vibrates: boolean; sounds: boolean };

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a touch: the first one opens the way for the horns of later. */
export function openSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** A pause is over, or the teams change ends in the decider: a horn of about a second. */
export function signal({ vibrates, sounds }: Signals): void {
  if (vibrates) navigator.vibrate?.([200, 100, 200]);
  if (sounds && audio !== undefined) soundHorn(audio);
}

/** Two close tones through a soft envelope; a bare square wave hurts in a small hall. */
function soundHorn(context: AudioContext): void {
  const start = context.currentTime;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.25, start + 0.03);
  loudness.gain.setValueAtTime(0.25, start + 0.8);
  loudness.gain.linearRampToValueAtTime(0, start + 0.95);
  loudness.connect(context.destination);
  for (const frequency of [311, 415]) {
    const tone = context.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.value = frequency;
    tone.connect(loudness);
    tone.start(start);
    tone.stop(start + 1);
  }
}
