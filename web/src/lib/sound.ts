/** A few quiet tones, for those who switched sound on. */
import { habits } from './habits.svelte';

let audio: AudioContext | null = null;

function tone(frequency: number, after: number): void {
    audio ??= new AudioContext();
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + after;
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + 0.55);
}

const sung = (...notes: number[]) => {
    if (habits.sound) notes.forEach((note, i) => tone(note, i * 0.13));
};

export const tones = {
    turn: () => sung(523, 784),
    over: () => sung(523, 659, 784, 1047),
};
