import { ellipse, path } from '../core/sheet.ts';
import type { Looks, SkinTones } from './person.ts';

/*
 * All parts of a portrait share these dimensions, in px of a sheet 480 wide whose centre is x = 0: the
 * skull begins at y = 108, the eyes are at 202, the chin ends near 290 and the shoulders begin at 340.
 */

/** The build of a head. */
export interface Build {
  /** Half of its width at the cheeks. */
  readonly cheek: number;
  /** Half of its width at the jaw. */
  readonly jaw: number;
  readonly chin: number;
  /** Half of the width of the neck. */
  readonly neck: number;
  /** Half of the width of the shoulders. */
  readonly shoulder: number;
  /** Horizontal offset of the features, because the face is turned slightly. */
  readonly turn: number;
}

/** A build of usual proportions; `a` and `b` (0..1) interpolate between the extremes. */
export function buildOf(looks: Looks, a: number, b: number): Build {
  const isMan = looks === 'man';
  return {
    cheek: (isMan ? 66 : 62) + 4 * a,
    jaw: (isMan ? 55 : 47) + 5 * b,
    chin: (isMan ? 293 : 287) + 5 * a,
    neck: (isMan ? 37 : 28) + 4 * b,
    shoulder: (isMan ? 164 : 140) + 10 * b,
    turn: (a + b) % 1 < 0.5 ? -5 : 5,
  };
}

/** The right half of the outline from the top of the skull to the chin. */
function rightOutline({ cheek, jaw, chin }: Build): string {
  return `C${round(cheek * 0.66)} 108 ${cheek} 138 ${cheek} 190C${cheek} 226 ${jaw + 5} 244 ${jaw - 6} 262C${jaw - 20} 282 14 ${chin} 0 ${chin}`;
}

function leftOutline({ cheek, jaw, chin }: Build): string {
  return `C-14 ${chin} ${20 - jaw} 282 ${6 - jaw} 262C${-jaw - 5} 244 ${-cheek} 226 ${-cheek} 190C${-cheek} 138 ${round(-cheek * 0.66)} 108 0 108`;
}

/** Draws the neck with the shadow of the chin, and the skin above the neckline. */
export function neck({ neck: half }: Build, { base, shade }: SkinTones): string[] {
  return [
    path(
      `M${-half} 240V312Q${-half} 330 ${-half - 12} 338Q${-half} 400 0 400T${half + 12} 338Q${half} 330 ${half} 312V240Z`,
      { fill: base },
    ),
    path(`M${-half} 262H${half}V290Q${half * 0.6} 326 4 324Q${-half * 0.7} 322 ${-half} 286Z`, {
      fill: shade,
    }),
  ];
}

export function ears({ cheek }: Build, { base, shade }: SkinTones): string[] {
  return [-1, 1].flatMap((side) => [
    ellipse(side * (cheek + 3), 206, 12, 19, { fill: base }),
    ellipse(side * (cheek + 4), 207, 6, 11, { fill: shade, opacity: 0.7 }),
  ]);
}

/** Draws the head, with a shadow on the side away from the light. */
export function head(build: Build, { base, shade }: SkinTones): string[] {
  const { cheek, chin, turn } = build;
  const side = Math.sign(turn);
  const half = side > 0 ? leftOutline(build) : rightOutline(build);
  const start = side > 0 ? `M0 ${chin}` : 'M0 108';
  const bow =
    side > 0
      ? `C${-cheek * 0.5} 132 ${-cheek * 0.86} 190 ${-cheek * 0.62} 232Q${-cheek * 0.4} 276 0 ${chin}Z`
      : `C${cheek * 0.4} 276 ${cheek * 0.62} 252 ${cheek * 0.62} 232C${cheek * 0.86} 190 ${cheek * 0.5} 132 0 108Z`;
  return [
    path(`M0 108${rightOutline(build)}${leftOutline(build)}Z`, { fill: base }),
    path(`${start}${half}${bow}`, { fill: shade, opacity: 0.32 }),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
