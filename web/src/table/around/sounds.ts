/** Two small sounds, made here: a piece set down on wood, and two notes that call. */
let context: AudioContext | null = null;

function ready(): AudioContext | null {
	context ??= new AudioContext();
	if (context.state === "suspended") void context.resume();
	return context.state === "closed" ? null : context;
}

/** One tone that fades away. */
function tone(
	audio: AudioContext,
	frequency: number,
	at: number,
	long: number,
	loud: number,
	form: OscillatorType,
): void {
	const voice = audio.createOscillator();
	const volume = audio.createGain();
	voice.type = form;
	voice.frequency.setValueAtTime(frequency, at);
	volume.gain.setValueAtTime(0, at);
	volume.gain.linearRampToValueAtTime(loud, at + 0.004);
	volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
	voice.connect(volume).connect(audio.destination);
	voice.start(at);
	voice.stop(at + long);
}

export function knock(): void {
	const audio = ready();
	if (!audio) return;
	tone(audio, 310, audio.currentTime, 0.07, 0.16, "triangle");
	tone(audio, 820, audio.currentTime, 0.03, 0.07, "sine");
}

export function chime(): void {
	const audio = ready();
	if (!audio) return;
	tone(audio, 659.3, audio.currentTime, 0.5, 0.12, "sine");
	tone(audio, 880, audio.currentTime + 0.16, 0.8, 0.12, "sine");
}
