import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

/** Every letter of the group's wordmarks. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Writes text in a typeface of one weight. */
export type Face = (text: string, line: Line) => Written;

/** The position and size of a text, in px. */
export interface Line {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  /** Letter spacing in em. */
  readonly tracking?: number;
}

export interface Written {
  /** The outlines of the letters, as the `d` of a path. */
  readonly d: string;
  /** Where the next letter would begin. */
  readonly end: number;
}

/** Opens a typeface of the sites; its licence (OFL) allows marks made from it. */
export async function openFace(
  file: string,
  axes: Readonly<Record<string, number>> = {},
): Promise<Face> {
  const path = fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url));
  const whole = await readFile(path);
  const pinned = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  const font = create(pinned);
  if (font.isCollection) throw new Error(`${file} is a collection`);
  return (text, { x, y, size, tracking = 0 }) => {
    const scale = size / font.unitsPerEm;
    let end = x;
    const outlines = [...text].map((letter) => {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const start = end;
      end += glyph.advanceWidth * scale + tracking * size;
      return outline(glyph.path.toSVG(), start, y, scale);
    });
    return { d: outlines.join(''), end };
  };
}

/** Converts an outline from font units, whose y axis points upwards, to a position on the sheet. */
function outline(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g) ?? [];
    const placed = numbers.map((number, at) =>
      tidy(at % 2 === 0 ? x + Number(number) * scale : y - Number(number) * scale),
    );
    return `${command}${placed.join(' ')}`;
  });
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
