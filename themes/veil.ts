import { vars } from './contract.css.ts';

/**
 * How much of the ground's colour, in percent, the veil lays over a picture where text stands.
 * With it the brand's strongest text reads over any picture, a white wall or a black night.
 */
export const veilStrength = 64;

/** How the veil fades: share of its strength by share of the way. Even steps would show an edge. */
const fading = [
  [0, 0],
  [0.2, 0.05],
  [0.4, 0.19],
  [0.6, 0.44],
  [0.8, 0.75],
  [1, 1],
] as const;

/** The veil's colour at a share of its strength. */
function veilColor(share: number): string {
  const percent = Number((veilStrength * share).toFixed(2));
  return `color-mix(in srgb, ${vars.color.ground} ${percent}%, transparent)`;
}

/** Colour stops of a gradient that comes up over a length from its start and then stays. */
export function fadeIn(over: string): string {
  return stops((way) => `calc(${over} * ${way})`).join(', ');
}

/** Colour stops that stay until `end` and then fade over a length. */
export function fadeOut(end: string, over: string): string {
  return stops((way) => `calc(${end} + ${over} * ${Number((1 - way).toFixed(2))})`)
    .reverse()
    .join(', ');
}

function stops(position: (way: number) => string): string[] {
  return fading.map(([way, share]) => `${veilColor(share)} ${position(way)}`);
}
