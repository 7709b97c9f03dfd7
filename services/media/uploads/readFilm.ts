import { accepted, type Checked, refused } from './checked.ts';
import { inMegabytes, type UploadedFile, uploadLimits } from './upload.ts';

type FilmExtension = 'mp4' | 'webm';

/** The brands of MP4 files that browsers play. AVIF and HEIC pictures have the same beginning and other brands. */
const playedBrands = /^(?:avc1|dash|iso[m2-9]|M4V |mp4[12])$/;

/** The kind of a film, by its first bytes; undefined for anything else. */
export function isFilm(bytes: Uint8Array): FilmExtension | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp' && playedBrands.test(start.slice(8, 12))) return 'mp4';
  const isMatroska = start.startsWith('\x1aE\xdf\xa3');
  return isMatroska && start.includes('webm') ? 'webm' : undefined;
}

/** Films are stored as they are. */
export function readFilm(bytes: Uint8Array, extension: FilmExtension): Checked<UploadedFile> {
  const { filmBytes } = uploadLimits;
  if (bytes.byteLength > filmBytes) {
    const message = `The film has ${inMegabytes(bytes.byteLength)}, and at most ${inMegabytes(filmBytes)} are possible.`;
    return refused('too-large', message);
  }
  return accepted({
    kind: 'film',
    bytes,
    type: `video/${extension}`,
    extension,
    pixels: undefined,
  });
}
