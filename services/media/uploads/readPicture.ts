import type { Sharp } from 'sharp';
import { accepted, type Checked, refused } from './checked.ts';
import { inMegabytes, type UploadedFile, uploadLimits } from './upload.ts';

interface Format {
  readonly extension: string;
  readonly type: string;
  readonly encode: (picture: Sharp) => Sharp;
}

const webp: Format = {
  extension: 'webp',
  type: 'image/webp',
  encode: (picture) => picture.webp({ quality: 90 }),
};

/** How pictures of a type are stored. The sites resize and encode them again for each window. */
const formats = new Map<string, Format>([
  [
    'image/jpeg',
    {
      extension: 'jpg',
      type: 'image/jpeg',
      encode: (picture) => picture.jpeg({ quality: 90, progressive: true }),
    },
  ],
  [
    'image/png',
    {
      extension: 'png',
      type: 'image/png',
      encode: (picture) => picture.png({ compressionLevel: 9 }),
    },
  ],
  ['image/webp', webp],
  // Encoding AVIF takes many seconds, and animated GIF files are several times larger.
  ['image/avif', webp],
  ['image/gif', webp],
]);

const allowed =
  'JPEG, PNG, WebP, AVIF, GIF and SVG pictures, MP4 and WebM films, and PDF documents';

/**
 * Checks a picture and encodes it again: upright, within the largest size, and without what a camera writes beside it, such as the
 * place. Its pixels are counted before it is decoded.
 */
export async function readPicture(bytes: Uint8Array): Promise<Checked<UploadedFile>> {
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = formats.get(facts?.mediaType ?? '');
  if (!facts || !format) {
    const message = `The file is none of those that can be used: ${allowed}.`;
    return refused('unknown-type', message);
  }
  const { width, height, pages = 1 } = facts;
  const problem = sizeProblem(bytes.byteLength, width, height, pages);
  if (problem) return problem;
  const { longestSide, pixels } = uploadLimits;
  const upright = sharp(bytes, { animated: pages > 1, limitInputPixels: pixels }).autoOrient();
  const fitting = upright.resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  try {
    const { data, info } = await format
      .encode(fitting.keepIccProfile())
      .toBuffer({ resolveWithObject: true });
    const { extension, type } = format;
    const shown = { width: info.width, height: info.pageHeight ?? info.height };
    return accepted({ kind: 'picture', bytes: data, type, extension, pixels: shown });
  } catch {
    return refused('unreadable', 'The picture is damaged or incomplete.');
  }
}

function sizeProblem(bytes: number, width: number, height: number, frames: number) {
  const { pictureBytes, pixels } = uploadLimits;
  if (bytes > pictureBytes) {
    const message = `The picture has ${inMegabytes(bytes)}, and at most ${inMegabytes(pictureBytes)} are possible.`;
    return refused('too-large', message);
  }
  if (width * height * frames <= pixels) return undefined;
  const count = Math.round((width * height * frames) / 1_000_000);
  const message = `The picture has ${count} megapixels, and at most ${pixels / 1_000_000} are possible. Save it in a smaller size.`;
  return refused('too-many-pixels', message);
}
