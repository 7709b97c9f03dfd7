import { accepted, type Checked, refused } from './checked.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';
import { inMegabytes, type UploadedFile, uploadLimits } from './upload.ts';

/** Whether a file is a text that begins with markup. */
export function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 1024)));
}

/** Checks a drawing, and removes from it what isn't part of one. */
export async function readSvg(bytes: Uint8Array): Promise<Checked<UploadedFile>> {
  const { svgBytes } = uploadLimits;
  if (bytes.byteLength > svgBytes) {
    const message = `The drawing has ${inMegabytes(bytes.byteLength)}, and at most ${inMegabytes(svgBytes)} are possible.`;
    return refused('too-large', message);
  }
  const text = decodeUtf8(bytes);
  const clean = text === undefined ? unreadable('it isn’t in UTF-8') : sanitizeSvg(text);
  if (clean.kind === 'refused') return clean;
  const stored = Buffer.from(clean.value);
  const { default: sharp } = await import('sharp');
  const facts = await sharp(stored, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts) return unreadable('it isn’t well-formed');
  const pixels = { width: facts.width, height: facts.height };
  return accepted({
    kind: 'picture',
    bytes: stored,
    type: 'image/svg+xml',
    extension: 'svg',
    pixels,
  });
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unreadable(reason: string): Checked<never> {
  return refused('unreadable', `The drawing can’t be read: ${reason}.`);
}
