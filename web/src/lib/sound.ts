/** Marbles, cards, coins and a bell, made of a few waves, for those who want to hear them. */
import { habits } from './habits.svelte';
import type { Sound } from './hearing';

const LOUDEST = 0.5;
const APART = 0.12; // seconds between two sounds of one moment
const AGAIN = 90; // ms within which a sound is not made twice

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let rustle: AudioBuffer | null = null;
const last = new Map<string, number>();

/** The way out, as loud as is wished for now. */
function out(context: AudioContext): GainNode {
    master ??= context.createGain();
    master.connect(context.destination);
    master.gain.value = (habits.preferred.volume / 100) * LOUDEST;
    return master;
}

/** A gain that swells at once and fades. */
function fading(context: AudioContext, at: number, loud: number, seconds: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    gain.connect(out(context));
    return gain;
}

type Ring = [frequency: number, after: number, seconds: number, loud: number];

function ring(context: AudioContext, at: number, [hertz, after, seconds, loud]: Ring): void {
    const wave = context.createOscillator();
    wave.frequency.value = hertz;
    wave.connect(fading(context, at + after, loud, seconds));
    wave.start(at + after);
    wave.stop(at + after + seconds);
}

/** A card that slides: noise, of which a narrow band is left. */
function slide(context: AudioContext, at: number): void {
    rustle ??= noise(context);
    const [source, band] = [context.createBufferSource(), context.createBiquadFilter()];
    source.buffer = rustle;
    band.type = 'bandpass';
    band.frequency.setValueAtTime(1800, at);
    band.frequency.exponentialRampToValueAtTime(4200, at + 0.11);
    source.connect(band).connect(fading(context, at, 0.5, 0.13));
    source.start(at);
}

function noise(context: AudioContext): AudioBuffer {
    const made = context.createBuffer(1, context.sampleRate * 0.15, context.sampleRate);
    const samples = made.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
    return made;
}

/** One stroke of a bell: its partials stand in no simple proportion. */
const stroke = (hertz: number, after: number): Ring[] => [
    [hertz, after, 1.2, 0.3],
    [hertz * 2.01, after, 0.8, 0.14],
    [hertz * 2.76, after, 0.5, 0.08],
];

const RINGS: Record<Exclude<Sound, 'card'> | 'turn' | 'over', Ring[]> = {
    marble: [0, 0.05, 0.13].map((after, i) => [1750 - 130 * i, after, 0.05, 0.4 - 0.1 * i]),
    coin: [
        [3150, 0, 0.22, 0.14],
        [4720, 0, 0.14, 0.08],
        [3390, 0.07, 0.3, 0.14],
        [5080, 0.07, 0.18, 0.08],
    ],
    turn: [...stroke(523, 0), ...stroke(784, 0.16)],
    over: [523, 659, 784, 1047].flatMap((hertz, i) => stroke(hertz, i * 0.16)),
};

function make(sound: Sound | 'turn' | 'over', after = 0): void {
    if (!habits.preferred.volume) return;
    if (!navigator.userActivation.hasBeenActive) return; // browsers allow no sound before
    const now = performance.now();
    if (now - (last.get(sound) ?? -Infinity) < AGAIN) return;
    last.set(sound, now);
    const context = (audio ??= new AudioContext());
    const at = context.currentTime + after;
    if (sound === 'card') slide(context, at);
    else for (const each of RINGS[sound]) ring(context, at, each);
}

export const tones = {
    turn: () => make('turn'),
    over: () => make('over'),
    /** What just happened, one after the other. */
    heard: (sounds: readonly Sound[]) => sounds.forEach((sound, i) => make(sound, i * APART)),
};
