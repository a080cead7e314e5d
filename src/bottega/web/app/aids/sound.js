/** Two short sounds, made here and off by default: never the only sign of anything. */

/** @type {AudioContext | null} */
let audio = null;

/** @param {(at: AudioContext, now: number) => void} make */
function play(make) {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    make(audio, audio.currentTime);
  } catch {
    /* a browser without sound is a quiet one */
  }
}

/**
 * @param {AudioContext} on
 * @param {number} at
 * @param {number} pitch
 * @param {number} long
 * @param {number} loud
 * @param {OscillatorType} [type]
 */
function tone(on, at, pitch, long, loud, type = "sine") {
  const source = on.createOscillator();
  const gain = on.createGain();
  source.type = type;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(gain).connect(on.destination);
  source.start(at);
  source.stop(at + long);
}

/** @param {AudioContext} on @param {number} at @param {number} long @param {number} pitch */
function rustle(on, at, long, pitch) {
  const buffer = on.createBuffer(1, on.sampleRate * long, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 2;
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
}

export const wood = () =>
  play((on, now) => {
    tone(on, now, 190, 0.09, 0.2, "triangle");
    rustle(on, now, 0.05, 900);
  });
export const bell = () =>
  play((on, now) => {
    tone(on, now, 660, 1.1, 0.09);
    tone(on, now, 1320, 0.7, 0.04);
  });
