import type { Finding } from './finding.ts';
import {
  contrastOverPicture,
  neededContrast,
  type OverlaidColors,
  type PicturePixels,
} from './pictureContrast.ts';
import type { PicturePart } from './picturePart.ts';
import type { PictureTone, PlacedTexts } from './textsOverPictures.ts';

/** The colours of each tone: those of all themes. */
export type PictureTones = Readonly<Record<PictureTone, readonly OverlaidColors[]>>;

/** The pixels of a part of a picture; `undefined` if they aren't known. */
export type PixelsOf = (part: PicturePart) => PicturePixels | undefined;

/** Texts that can hardly be read over their pictures, and texts in a colour that suits the picture less than the other one. */
export function pictureFindings(
  placed: readonly PlacedTexts[],
  pixelsOf: PixelsOf,
  tones: PictureTones,
): readonly Finding[] {
  return placed.flatMap((texts) => {
    const pixels = texts.parts.flatMap((part) => pixelsOf(part) ?? []);
    return [...contrastFindings(texts, pixels, tones), ...toneFindings(texts, pixels, tones)];
  });
}

function contrastFindings(
  { uid, name, texts, tone, veil }: PlacedTexts,
  pixels: readonly PicturePixels[],
  tones: PictureTones,
): readonly Finding[] {
  const ratio = lowest(pixels, tones[tone], veil);
  if (ratio === undefined) return [];
  return texts.flatMap(({ field, size }): readonly Finding[] => {
    const needed = neededContrast[size];
    if (ratio >= needed) return [];
    const problem = `has a contrast of ${ratio.toFixed(1)} over the picture, and needs ${needed}`;
    return [{ uid, place: `${name} › ${field}`, field, problem }];
  });
}

/** Without the veil, one colour can hardly be read, and the other one well. */
const clear = { poor: 2, good: 7 } as const;

/** The veil keeps the wrong colour readable as well, but takes most of the picture away. */
function toneFindings(
  { uid, name, tone, toneField: field }: PlacedTexts,
  pixels: readonly PicturePixels[],
  tones: PictureTones,
): readonly Finding[] {
  if (field === undefined) return [];
  const other = tone === 'white' ? 'black' : 'white';
  const [own, better] = [lowest(pixels, tones[tone]), lowest(pixels, tones[other])];
  if (own === undefined || better === undefined) return [];
  if (own >= clear.poor || better < clear.good) return [];
  const ground = tone === 'white' ? 'light' : 'dark';
  const problem = `is ${tone} over a ${ground} picture, which is veiled for it: ${other} suits the picture`;
  return [{ uid, place: `${name} › ${field}`, field, problem }];
}

/** The lowest contrast over several parts of pictures, in all themes. */
function lowest(
  pixels: readonly PicturePixels[],
  colors: readonly OverlaidColors[],
  veil = 0,
): number | undefined {
  const ratios = pixels.flatMap((part) =>
    colors.flatMap((each) => contrastOverPicture(part, each, veil) ?? []),
  );
  return ratios.length === 0 ? undefined : Math.min(...ratios);
}
