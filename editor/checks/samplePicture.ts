import type { PicturePixels } from './pictureContrast.ts';
import { type PicturePart, pixelsBehind } from './picturePart.ts';

/** The size at which parts are measured, in pixels. Smaller details don't make a text unreadable. */
const sampleSize = 40;

/** Drawings without a size of their own are drawn in this one. */
const drawingSize = { width: 1600, height: 900 };

/**
 * The pixels of a part of a picture. `undefined` if they can't be read: the picture is missing, or its server doesn't allow it
 * (CORS).
 */
export async function samplePicture(part: PicturePart): Promise<PicturePixels | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = part.src;
  try {
    await image.decode();
    return pixelsIn(image, part);
  } catch {
    return undefined;
  }
}

function pixelsIn(image: HTMLImageElement, part: PicturePart): PicturePixels | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSize;
  canvas.height = sampleSize;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const hasSize = image.naturalWidth > 0 && image.naturalHeight > 0;
  const size = hasSize ? { width: image.naturalWidth, height: image.naturalHeight } : drawingSize;
  const { left, top, width, height } = pixelsBehind(size, part);
  const [across, down] = [sampleSize / width, sampleSize / height];
  // The whole picture, of which the canvas shows the part: Chromium draws no parts of drawings without a size.
  const place = [-left * across, -top * down, size.width * across, size.height * down] as const;
  context.drawImage(image, ...place);
  return context.getImageData(0, 0, sampleSize, sampleSize);
}
