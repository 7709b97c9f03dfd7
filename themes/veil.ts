import { vars } from './contract.css.ts';
import { veilStrength } from './veilStrength.ts';

/** The opacity at the edge of the picture. */
const edgeStrength = 70;

/**
 * A smoothstep curve, which has no visible edge at either end: the share of the opacity by the
 * share of the distance.
 */
const fading = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((way) => ({
  way,
  share: way * way * (3 - 2 * way),
}));

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

function color(percent: number): string {
  return `color-mix(in srgb, ${vars.color.ground} ${rounded(percent)}%, transparent)`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
