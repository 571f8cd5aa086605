/** A small bell, made of two tones that die away. */
const TONES = [880, 1320];
const SECONDS = 1.2;

let audio: AudioContext | null = null;

export function ring(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const tone of TONES) sound(audio, tone, start);
}

function sound(context: AudioContext, tone: number, start: number): void {
  const source = context.createOscillator();
  const loudness = context.createGain();
  source.frequency.value = tone;
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + SECONDS);
  source.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(start + SECONDS);
}
