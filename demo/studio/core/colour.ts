/** Linear red, green and blue, 0..1 each; mixing requires linear values. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Mixes two `#rrggbb` colours in linear light: `t` of the way from the first to the second. */
export function blend(from: string, to: string, t: number): string {
  const [a, b] = [readColour(from), readColour(to)];
  return writeColour([mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]);
}

function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

function readColour(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

function writeColour(colour: Rgb): string {
  const digits = colour.map((part) => toByte(part).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** Converts sRGB bytes to linear light, and back below: IEC 61966-2-1. */
function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toByte(part: number): number {
  const c = Math.min(Math.max(part, 0), 1);
  const s = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(s * 255);
}
