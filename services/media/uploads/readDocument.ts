import { accepted, type Checked, refused } from './checked.ts';
import { inMegabytes, type UploadedFile, uploadLimits } from './upload.ts';

/** Whether a file is a PDF document, by its first bytes. */
export function isDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

/** Documents are stored as they are. Their policy keeps what they contain away from the sites. */
export function readDocument(bytes: Uint8Array): Checked<UploadedFile> {
  const { documentBytes } = uploadLimits;
  if (bytes.byteLength > documentBytes) {
    const message = `The document has ${inMegabytes(bytes.byteLength)}, and at most ${inMegabytes(documentBytes)} are possible.`;
    return refused('too-large', message);
  }
  const extension = 'pdf';
  return accepted({
    kind: 'document',
    bytes,
    type: 'application/pdf',
    extension,
    pixels: undefined,
  });
}
