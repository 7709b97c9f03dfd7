import { blend } from '../core/colour.ts';
import { path } from '../core/sheet.ts';
import type { Build } from './head.ts';

/** A darker shade of a colour. */
export function shaded(colour: string, by = 0.28): string {
  return blend(colour, '#000000', by);
}

/** The style of a garment's seams and folds. */
export function seam(colour: string) {
  return {
    fill: 'none',
    stroke: shaded(colour),
    'stroke-width': 4,
    'stroke-linecap': 'round',
  } as const;
}

/** Draws shoulders and arms, with a neckline. */
export function torso({ shoulder: s, neck: n }: Build, neckline: string, colour: string): string[] {
  return [
    path(
      `M${-s} 480C${-s} 412 ${18 - s} 386 ${60 - s} 370C-92 358 ${-n - 22} 352 ${-n - 14} 334${neckline}C${n + 22} 352 92 358 ${s - 60} 370C${s - 18} 386 ${s} 412 ${s} 480Z`,
      { fill: colour },
    ),
    path(
      `M${38 - s} 480Q${40 - s} 446 ${34 - s} 424M${s - 38} 480Q${s - 40} 446 ${s - 34} 424`,
      seam(colour),
    ),
  ];
}

/** A round neckline of some depth, from the left of the neck to its right. */
export function round(depth: number, { neck: n }: Build): string {
  return `Q${-n} ${depth} 0 ${depth}T${n + 14} 334`;
}

/** The knitted edge of a round neckline. */
export function rib({ neck: n }: Build, stroke: string): string {
  return path(`M${-n - 10} 345Q${-n} 378 0 378T${n + 10} 345`, {
    fill: 'none',
    stroke,
    'stroke-width': 8,
  });
}

/** A pointed neckline. */
export function pointed(depth: number, { neck: n }: Build): string {
  return `L0 ${depth}L${n + 14} 334`;
}

/** Two flaps of a collar. */
export function collar({ neck: n }: Build, fill: string, length = 44): string {
  return [-1, 1]
    .map((side) =>
      path(`M${side * (n + 4)} 322L${side * (n + 18)} 342L${side * 34} ${338 + length}L0 372Z`, {
        fill,
      }),
    )
    .join('');
}
