import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

/** Every letter of the group's wordmarks. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A typeface of one weight, to write with. */
export type Face = (text: string, line: Line) => Written;

/** Where a text is written, in px. */
export interface Line {
  readonly x: number;
  /** The line that letters stand on. */
  readonly y: number;
  readonly size: number;
  /** Room between letters, in parts of the size. */
  readonly tracking?: number;
}

export interface Written {
  /** The outlines of the letters, as the `d` of a path. */
  readonly d: string;
  /** Where the next letter would begin. */
  readonly end: number;
}

/** Opens a typeface of the sites, whose licence (OFL) allows marks to be made of it. */
export async function openFace(
  file: string,
  axes: Readonly<Record<string, number>> = {},
): Promise<Face> {
  const path = fileURLToPath(new URL(`../../../../node_modules/${file}`, import.meta.url));
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

/** An outline in the units of a font, whose y points upwards, placed on the sheet. */
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
