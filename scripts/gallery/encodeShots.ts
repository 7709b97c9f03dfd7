import sharp from 'sharp';
import type { Shot } from './takeShots.ts';

/** A picture of the gallery. */
export interface GalleryPicture extends Omit<Shot, 'png'> {
  readonly webp: Buffer;
}

/** All pictures together, in bytes: everyone who clones the project fetches them. */
const most = 2_800_000;

/** Wider than this nobody sees them in a README; in px. */
const widest = 960;

/** From the best quality down, as far as needed to keep them small. */
const qualities = [80, 72, 64, 56, 48, 40] as const;

/** The shots as WebP, all in one quality. Throws where they are too large in any. */
export async function encodeShots(shots: readonly Shot[]): Promise<GalleryPicture[]> {
  for (const quality of qualities) {
    const pictures = await Promise.all(shots.map((shot) => encode(shot, quality)));
    const bytes = pictures.reduce((sum, { webp }) => sum + webp.length, 0);
    console.log(
      `${pictures.length} pictures in quality ${quality}: ${Math.round(bytes / 1024)} KB`,
    );
    if (bytes <= most) return pictures;
  }
  throw new Error(`The pictures of the gallery are larger than ${most} bytes together.`);
}

async function encode({ png, ...shot }: Shot, quality: number): Promise<GalleryPicture> {
  const picture = sharp(png).resize({ width: widest, withoutEnlargement: true });
  return { ...shot, webp: await picture.webp({ quality, effort: 6 }).toBuffer() };
}
