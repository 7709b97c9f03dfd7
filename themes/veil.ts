import { vars } from './contract.css.ts';
import { veilStrength } from './veilStrength.ts';

/** The opacity at the edge of the picture. */
const edgeStrength = 70;

/**
 * A smoothstep curve, which has no visible edge at either end: the share of the opacity by the
 * share of the distance.
 */
const fading = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((way) => ({ way, share: smooth(way) }));

function smooth(way: number): number {
  return way * way * (3 - 2 * way);
}

/**
 * The colour stops of a veil: transparent at first, fading in over the length `fade`, strong enough
 * for text from `from` on, and strongest at `to`.
 */
export function veil({ from, to, fade }: Record<'from' | 'to' | 'fade', string>): string {
  const stops = fading.map(
    ({ way, share }) =>
      `${color(veilStrength * share)} calc(${from} - ${fade} * ${rounded(1 - way)})`,
  );
  return [...stops, `${color(edgeStrength)} ${to}`].join(', ');
}

/** The plain colour of a veil that is strong enough for text. */
export const veilColor = color(veilStrength);

/** Fewer points than a veil has, because what is masked has soft edges of its own. */
const feathering = [0, 0.3, 0.7, 1];

/** The colour stops of a mask whose edges fade over the lengths `start` and `end`, by the same curve as a veil. */
export function feather({ start, end }: Record<'start' | 'end', string>): string {
  const stop = (way: number, at: string) => `rgb(0 0 0 / ${rounded(smooth(way))}) calc(${at})`;
  return [
    ...feathering.map((way) => stop(way, `${start} * ${way}`)),
    ...feathering.map((way) => stop(1 - way, `100% - ${end} * ${rounded(1 - way)}`)),
  ].join(', ');
}

function color(percent: number): string {
  return `color-mix(in srgb, ${vars.color.ground} ${rounded(percent)}%, transparent)`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
