import sharp from 'sharp';

/** How large pictures may be. */
export interface PictureLimits {
  /** Of all together, in bytes. */
  readonly maxBytes: number;
  /** Of each, in px. */
  readonly maxWidth: number;
}

/** From the best quality down, as far as necessary. */
const qualities = [80, 72, 64, 56, 48, 40] as const;

/** Encodes screenshots as WebP, all in the same quality. Throws if they are too large in all qualities. */
export async function encodeWithin<Shot extends { readonly png: Buffer }>(
  shots: readonly Shot[],
  { maxBytes, maxWidth }: PictureLimits,
): Promise<readonly (Omit<Shot, 'png'> & { readonly webp: Buffer })[]> {
  for (const quality of qualities) {
    const pictures = await Promise.all(
      shots.map(async ({ png, ...shot }) => {
        const picture = sharp(png).resize({ width: maxWidth, withoutEnlargement: true });
        return { ...shot, webp: await picture.webp({ quality, effort: 6 }).toBuffer() };
      }),
    );
    const bytes = pictures.reduce((sum, { webp }) => sum + webp.length, 0);
    console.log(
      `${pictures.length} pictures in quality ${quality}: ${Math.round(bytes / 1024)} KB`,
    );
    if (bytes <= maxBytes) return pictures;
  }
  throw new Error(`The pictures are larger than ${maxBytes} bytes together.`);
}
