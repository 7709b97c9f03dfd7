import type { z } from 'zod';
import type { MediaUse } from '../content/authoring/mediaUses.ts';
import type { SessionRoute } from '../editing/editorAccess.ts';
import { readBody } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import { uploadItem } from './mediaCatalogue.ts';
import { mediaNameOf } from './mediaFile.ts';
import type { UploadStore } from './uploads/uploadStore.ts';
import { uploadChange } from './wire.ts';

/** Where a file of the media library is used, by a part of its address that no other file's has. */
export type FindMediaUses = (part: string) => readonly MediaUse[];

interface UploadRoutesOptions {
  readonly uploads: Pick<UploadStore, 'change' | 'find' | 'remove'>;
  readonly mediaUses: FindMediaUses;
}

const uploadPath = '/edit/api/media/upload';

/** What editors do with an upload later: see where it is used, change what is said about it, and delete it. */
export function uploadRoutes({ uploads, mediaUses }: UploadRoutesOptions): readonly SessionRoute[] {
  const named = (request: Request) =>
    uploads.find(mediaNameOf(new URL(request.url).searchParams.get('src') ?? '') ?? '');
  return [
    {
      method: 'GET',
      path: `${uploadPath}/uses`,
      handle: (request) => {
        const upload = named(request);
        return upload ? json({ uses: mediaUses(upload.name) }) : unknown();
      },
    },
    {
      method: 'PUT',
      path: uploadPath,
      handle: async (request) => {
        const body = await readBody(request, uploadChange, { refuseInvalid });
        return body instanceof Response ? body : changeUpload(uploads, body);
      },
    },
    {
      method: 'DELETE',
      path: uploadPath,
      handle: (request) => {
        const upload = named(request);
        if (!upload) return unknown();
        const uses = mediaUses(upload.name);
        if (uses.length > 0) return json({ kind: 'used', uses }, 409);
        uploads.remove(upload.name);
        return json({});
      },
    },
  ];
}

function changeUpload(
  uploads: UploadRoutesOptions['uploads'],
  { src, alt, focalPoint }: z.infer<typeof uploadChange>,
): Response {
  const upload = uploads.find(mediaNameOf(src) ?? '');
  if (!upload) return unknown();
  if (upload.kind === 'picture' && alt === '') return json({ kind: 'no-alternative-text' }, 422);
  const changed = uploads.change(upload.name, { alt, focalPoint });
  return changed ? json(uploadItem(changed)) : unknown();
}

/** Files of the group's folder are unknown here: only a deployment changes them. */
function unknown(): Response {
  return json({ kind: 'unknown' }, 404);
}

function refuseInvalid(fields: readonly string[]): Response {
  return json({ kind: 'invalid', fields }, 400);
}
