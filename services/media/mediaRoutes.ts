import type { z } from 'zod';
import type { SessionRoute } from '../editing/editorAccess.ts';
import { invalidPaths } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import type { MediaCatalogue } from './mediaCatalogue.ts';
import { readForm } from './readForm.ts';
import type { AddUpload } from './uploads/addUpload.ts';
import type { UploadFailure } from './uploads/checked.ts';
import { mediaQuery, uploadForm } from './wire.ts';

const mediaPath = '/edit/api/media';

/** The picker of editors: a list of the media library, and uploads. */
export function mediaRoutes(catalogue: MediaCatalogue, add: AddUpload): readonly SessionRoute[] {
  return [
    {
      method: 'GET',
      path: mediaPath,
      handle: async (request) => {
        const { searchParams } = new URL(request.url);
        const question = mediaQuery.safeParse(Object.fromEntries(searchParams));
        if (!question.success) return refuseInvalid(question.error);
        return json(await catalogue.find({ ...question.data, kind: question.data.kind }));
      },
    },
    {
      method: 'POST',
      path: mediaPath,
      handle: async (request, { editor }) => {
        const form = await readForm(request);
        if (form instanceof Response) return form;
        const texts = uploadForm.safeParse(form.texts);
        if (!texts.success) return refuseInvalid(texts.error);
        const { file } = form;
        const sent = { ...texts.data, addedBy: editor.name, fileName: file.name };
        return uploadAnswer(await add({ ...sent, bytes: await file.bytes() }));
      },
    },
  ];
}

/** The item that an upload has become, or why it isn't stored. */
export function uploadAnswer(added: Awaited<ReturnType<AddUpload>>): Response {
  if (added.kind === 'refused') return json(added.failure, statusOf(added.failure));
  const { item, isDuplicate } = added.value;
  return json(isDuplicate ? { ...item, isDuplicateOf: item.src } : item);
}

function statusOf({ kind }: UploadFailure): number {
  switch (kind) {
    case 'too-large':
    case 'too-many-pixels':
    case 'full':
      return 413;
    case 'unknown-type':
      return 415;
    case 'unreadable':
    case 'no-alternative-text':
      return 422;
  }
}

function refuseInvalid(error: z.ZodError): Response {
  return json({ kind: 'invalid', fields: invalidPaths(error) }, 400);
}
