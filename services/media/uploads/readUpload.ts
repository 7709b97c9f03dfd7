import { type Checked, refused } from './checked.ts';
import { isDocument, readDocument } from './readDocument.ts';
import { isFilm, readFilm } from './readFilm.ts';
import { readPicture } from './readPicture.ts';
import { isMarkup, readSvg } from './readSvg.ts';
import type { UploadedFile } from './upload.ts';

/** Checks an uploaded file, and makes what is stored of it. Its content decides what it is; its name doesn't. */
export async function readUpload(bytes: Uint8Array): Promise<Checked<UploadedFile>> {
  if (bytes.byteLength === 0) return refused('unreadable', 'The file is empty.');
  const film = isFilm(bytes);
  if (film) return readFilm(bytes, film);
  if (isDocument(bytes)) return readDocument(bytes);
  return isMarkup(bytes) ? readSvg(bytes) : readPicture(bytes);
}
