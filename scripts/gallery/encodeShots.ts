import sharp from 'sharp';
import type { Shot } from './takeShots.ts';

/** A picture of the gallery. */
export interface GalleryPicture extends Omit<Shot, 'png'> {
  readonly webp: Buffer;
}

/** Maximum size of all pictures together, in bytes, because everyone who clones the project gets them. */
const maxBytes = 2_800_000;

/** Maximum width in px; a README doesn't show wider pictures. */
const maxWidth = 960;

/** From the best quality down, as far as necessary. */
const qualities = [80, 72, 64, 56, 48, 40] as const;

/** Encodes the shots as WebP, all in the same quality. Throws if they are too large in all qualities. */
export async function encodeShots(shots: readonly Shot[]): Promise<GalleryPicture[]> {
  for (const quality of qualities) {
    const pictures = await Promise.all(shots.map((shot) => encode(shot, quality)));
    const bytes = pictures.reduce((sum, { webp }) => sum + webp.length, 0);
    console.log(
      `${pictures.length} pictures in quality ${quality}: ${Math.round(bytes / 1024)} KB`,
    );
    if (bytes <= maxBytes) return pictures;
  }
  throw new Error(`The pictures of the gallery are larger than ${maxBytes} bytes together.`);
}

async function encode({ png, ...shot }: Shot, quality: number): Promise<GalleryPicture> {
  const picture = sharp(png).resize({ width: maxWidth, withoutEnlargement: true });
  return { ...shot, webp: await picture.webp({ quality, effort: 6 }).toBuffer() };
}
