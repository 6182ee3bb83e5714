import { settings } from '../settings/settings';
import type { Score, Tone } from './score';

/** Plays the sounds. Browsers allow none before the first click or key, and until then there are none. */

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Begins to listen for the first click or key. */
export function allowSound(): () => void {
  const wake = () => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
  return () => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
}

export function play(score: Score): void {
  const { sound, volume } = settings();
  if (!sound || volume <= 0 || context?.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = volume * volume;
  out.connect(context.destination);
  for (const tone of score) sing(context, tone, out);
}

function sing(audio: AudioContext, tone: Tone, out: AudioNode): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.length;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(tone.loud, start + Math.min(0.02, tone.length / 4));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const voice = tone.from === undefined ? noise(audio) : pitch(audio, tone.from, tone, start, end);
  voice.connect(envelope);
  voice.start(start);
  voice.stop(end + 0.02);
}

function pitch(audio: AudioContext, from: number, tone: Tone, start: number, end: number): OscillatorNode {
  const voice = audio.createOscillator();
  voice.type = tone.shape ?? 'sine';
  voice.frequency.setValueAtTime(from, start);
  if (tone.to !== undefined) voice.frequency.exponentialRampToValueAtTime(tone.to, end);
  return voice;
}

function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const voice = audio.createBufferSource();
  voice.buffer = hiss;
  return voice;
}
