import { readBytes } from '../http/body.ts';
import { json, refusal } from '../http/respond.ts';
import { uploadLimits } from './uploads/upload.ts';

/** A file and the texts of a form. */
export interface ReadForm {
  readonly file: File;
  readonly texts: Readonly<Record<string, string>>;
}

/** The texts and the boundaries of a form take this many bytes at most, beside the file. */
const spareBytes = 100_000;

/** Reads a form with one file, or refuses it. */
export async function readForm(request: Request): Promise<ReadForm | Response> {
  const body = await readBytes(request, uploadLimits.filmBytes + spareBytes);
  if (body.kind === 'tooLarge') {
    const message = `The file has more than ${uploadLimits.filmBytes / 1_000_000} MB.`;
    return json({ kind: 'too-large', message }, 413);
  }
  const form = await formOf(request, body.bytes);
  if (!form) return refusal(400, 'The body is not a form (multipart/form-data).');
  const entries = [...form];
  const files = entries.flatMap(([, value]) => (value instanceof File ? [value] : []));
  const [file] = files;
  if (!file || files.length > 1) return refusal(400, 'The form must have one file.');
  const texts = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { file, texts: Object.fromEntries(texts) };
}

async function formOf(
  { headers }: Request,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FormData | undefined> {
  const type = headers.get('content-type') ?? '';
  const body = new Response(bytes, { headers: { 'content-type': type } });
  return body.formData().catch(() => undefined);
}
