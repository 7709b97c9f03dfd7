import { contrast } from '#themes/color.ts';
import { type ContrastPair, signPairs, textPairs } from '#themes/contrastPairs.ts';
import type { SurfaceColors } from '#themes/createColors.ts';
import type { ColorRole } from '#tokens/names.ts';

/** The contrast of a colour with a ground that it is used on. */
export interface ContrastFigure {
  readonly ground: ColorRole;
  readonly ratio: number;
  /** The least that WCAG 2.2 AA asks for. */
  readonly least: number;
}

/** The contrasts of a role with each ground that it may be used on; none for grounds and decoration. */
export function contrastFigures(role: ColorRole, colors: SurfaceColors): readonly ContrastFigure[] {
  const figures = (pairs: readonly ContrastPair[], least: number) =>
    pairs
      .filter(([on]) => on === role)
      .map(([, ground]) => ({ ground, least, ratio: contrast(colors[role], colors[ground]) }));
  return [...figures(textPairs, 4.5), ...figures(signPairs, 3)];
}

/** A ratio as it is written: cut, and not rounded up to a limit that it misses. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}
