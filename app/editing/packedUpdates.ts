import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { ComponentUpdate } from '#domain/content/editableComponents.ts';
import { parseJson } from '#domain/parseJson.ts';

const values = z.record(z.string(), z.unknown()).default({});

/** What editors have changed in the Design Library. */
export const componentUpdates = z.array(
  z.object({ uid: z.string().min(1), fields: values, params: values }),
);

/** Less than the longest query that the site reads, with the other parameters (characters). */
const maxPacked = 7_000;

/** Far more than fits, and little enough for the memory (bytes). */
const maxUnpacked = 1_000_000;

/**
 * Writes updates so that they fit into the query of a signed request; `undefined` if they don't. The process that renders
 * the page may be another one than that which got them, so they travel with the request.
 */
export function packUpdates(updates: readonly ComponentUpdate[]): string | undefined {
  const packed = deflateRawSync(JSON.stringify(updates)).toString('base64url');
  return packed.length <= maxPacked ? packed : undefined;
}

/** Reads packed updates. */
export const packedUpdates = z
  .string()
  .transform((text, context) => {
    const updates = unpack(text);
    if (updates === undefined) context.addIssue('must be packed updates');
    return updates;
  })
  .pipe(componentUpdates);

function unpack(text: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: maxUnpacked });
    return parseJson(bytes.toString());
  } catch {
    return undefined;
  }
}
