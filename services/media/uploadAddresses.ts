import { z } from 'zod';
import type { SecretKeys } from '#process/secretKeys.ts';
import { createSignedQueries } from '#process/signedQueries.ts';
import { mediaId } from '../content/rawValue.ts';
import { json, refusal } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import { mediaNameOf } from './mediaFile.ts';
import { uploadAnswer } from './mediaRoutes.ts';
import { readForm } from './readForm.ts';
import type { AddUpload, SentUpload } from './uploads/addUpload.ts';

/** What scripts upload to an address of their own. */
export interface UploadTarget {
  /** Path below the media library, such as `Default Website/Campaign`. */
  readonly itemPath: string;
  readonly alt: string;
  /** Who uploads it. */
  readonly by: string;
}

interface UploadAddressOptions {
  readonly add: AddUpload;
  /** Where browsers and scripts reach the services. */
  readonly origin: string;
  readonly keys: SecretKeys;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

const uploadPath = '/edit/api/media/upload';

/** Addresses to which scripts upload, as the platform's `uploadMedia` gives them. */
export interface UploadAddresses {
  /** An address for one file, valid for a quarter of an hour. */
  readonly createUploadAddress: (target: UploadTarget) => string;
  /** Takes the files. */
  readonly route: Route;
}

const addressMs = 15 * 60_000;

const targetQuery = z.object({ itemPath: z.string(), alt: z.string(), by: z.string() });

/** Creates the addresses. The signature of an address stands for the right to upload. */
export function createUploadAddresses(options: UploadAddressOptions): UploadAddresses {
  const { add, origin } = options;
  const queries = createSignedQueries({ ...options, purpose: 'addresses of uploads' });
  return {
    createUploadAddress: (target) =>
      `${origin}${uploadPath}?${queries.sign(new URLSearchParams({ ...target }), addressMs)}`,
    route: {
      method: 'POST',
      path: uploadPath,
      handle: async (request) => {
        const { searchParams } = new URL(request.url);
        const check = queries.verify(searchParams);
        const target = targetQuery.safeParse(Object.fromEntries(searchParams));
        if (check.kind !== 'valid' || !target.success) {
          return refusal(403, 'The address has expired, or it was changed. Ask for a new one.');
        }
        const form = await readForm(request);
        if (form instanceof Response) return form;
        const added = await add({ ...sentTo(target.data), bytes: await form.file.bytes() });
        if (added.kind === 'refused') return uploadAnswer(added);
        return json(platformItem(added.value.item.src));
      },
    },
  };
}

/** The platform names a media item by the last segment of its path. */
function sentTo({ itemPath, alt, by }: UploadTarget): Omit<SentUpload, 'bytes'> {
  const segments = itemPath.split('/').filter(Boolean);
  const fileName = segments.at(-1) ?? '';
  return {
    alt,
    addedBy: by,
    fileName,
    folder: segments.slice(0, -1).join('/'),
    focalPoint: undefined,
  };
}

/** What the platform answers to an upload. */
function platformItem(src: string) {
  const path = (mediaNameOf(src) ?? '').replace(/\.\w+$/, '');
  return {
    Id: mediaId(src),
    Name: path.split('/').at(-1),
    ItemPath: `/sitecore/media library/${path}`,
  };
}
