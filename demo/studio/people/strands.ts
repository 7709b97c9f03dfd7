import { path } from '../core/sheet.ts';
import type { Build } from './head.ts';

/** Hair in layers: behind neck and shoulders, on the head, and before the shoulders. */
export interface Hair {
  readonly behind?: readonly string[];
  readonly onHead?: readonly string[];
  readonly before?: readonly string[];
  /** @default false */
  readonly coversEars?: boolean;
}

/** The input of a hairstyle: its colour, a darker tone of it, and the build of the head. */
export interface Strands {
  readonly fill: string;
  readonly dark: string;
  readonly build: Build;
}

/** Draws a hairstyle. */
export type Style = (strands: Strands) => Hair;

/** Combed away from the face: a cap that ends at the hairline. */
export function cap(fill: string, { cheek: c }: Build, top = 92, line = 138): string {
  return path(
    `M${-c - 2} 200C${-c - 8} 128 ${-c + 22} ${top} 0 ${top}S${c + 8} 128 ${c + 2} 200C${c - 4} 172 ${c - 14} ${line + 4} 0 ${line}C${14 - c} ${line + 4} ${4 - c} 172 ${-c - 2} 200Z`,
    { fill },
  );
}

/** Hair that falls from a centre parting. */
export function curtain(fill: string, { cheek: c }: Build): string {
  return path(
    `M0 104C-14 140 ${12 - c} 152 ${2 - c} 226C${-c - 20} 200 ${-c - 18} 88 0 86S${c + 20} 200 ${c - 2} 226C${c - 12} 152 14 140 0 104Z`,
    { fill },
  );
}

/** Hair swept across the brow from a side parting. */
export function swept(fill: string, { cheek: c }: Build): string {
  return path(
    `M${-c - 1} 214C${-c - 14} 120 ${-c + 26} 86 6 86S${c + 14} 122 ${c + 1} 214C${c - 4} 176 ${c - 18} 150 34 130C8 158 ${16 - c} 152 ${6 - c} 178Z`,
    { fill },
  );
}

/** A path of round tufts along an arc of an ellipse; degrees counterclockwise from the right. */
export function tufts(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  [from, to]: readonly [number, number],
  count: number,
): string {
  const points = Array.from({ length: count + 1 }, (_, n) => {
    const angle = ((from + ((to - from) * n) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy - ry * Math.sin(angle)].map(Math.round);
  });
  return points.map(([x, y], n) => (n === 0 ? `M${x} ${y}` : `A21 21 0 0 0 ${x} ${y}`)).join('');
}
