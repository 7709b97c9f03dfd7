import { vars } from './contract.css.ts';

/**
 * How much of the ground's colour, in percent, a veil lays over a picture where text stands.
 * With it the brand's strongest text reads over any picture, a white wall or a black night.
 */
export const veilStrength = 64;

/** At the edge of the picture, where it dissolves into the ground. */
const edgeStrength = 70;

/** A fade that neither begins nor ends with an edge: share of the strength by share of the way. */
const fading = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((way) => ({
  way,
  share: way * way * (3 - 2 * way),
}));

/**
 * The colour stops of a veil: clear, then coming up over the length `fade`, strong enough for
 * text at `from`, and strongest at `to`.
 */
export function veil({ from, to, fade }: Record<'from' | 'to' | 'fade', string>): string {
  const stops = fading.map(
    ({ way, share }) =>
      `${color(veilStrength * share)} calc(${from} - ${fade} * ${rounded(1 - way)})`,
  );
  return [...stops, `${color(edgeStrength)} ${to}`].join(', ');
}

function color(percent: number): string {
  return `color-mix(in srgb, ${vars.color.ground} ${rounded(percent)}%, transparent)`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
