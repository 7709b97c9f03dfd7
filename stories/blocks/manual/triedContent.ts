import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import { wireFields } from '#domain/content/rawFields/wireOfRaw.ts';
import { isRecord } from '#domain/record.ts';
import type { ExampleContent } from './exampleOf.ts';
import { type RawContent, rawContent } from './rawContent.ts';

/** What somebody changes while trying a block. */
export type TriedChange =
  | { readonly kind: 'value'; readonly name: string; readonly raw: string }
  | { readonly kind: 'entry'; readonly id: string; readonly name: string; readonly raw: string }
  | { readonly kind: 'reset'; readonly to: RawContent };

/** The content after a change. */
export function changedContent(content: RawContent, change: TriedChange): RawContent {
  switch (change.kind) {
    case 'value':
      return { ...content, values: { ...content.values, [change.name]: change.raw } };
    case 'entry': {
      const { id, name, raw } = change;
      const item = content.entries[id] ?? { name: '', values: {} };
      const changed = { ...item, values: { ...item.values, [name]: raw } };
      return { ...content, entries: { ...content.entries, [id]: changed } };
    }
    case 'reset':
      return change.to;
  }
}

/** The fields of a block that are tried: its own, and those of its page. */
export interface TriedFields {
  readonly fields: readonly ManifestField[];
  readonly pageFields?: readonly ManifestField[] | undefined;
}

/** All of them; no block has a field and a page's field of the same name. */
export function allTried({ fields, pageFields = [] }: TriedFields): readonly ManifestField[] {
  return [...fields, ...pageFields];
}

/** The content of an example as the platform stores it. */
export function exampleRaw(tried: TriedFields, { fields, frame }: ExampleContent): RawContent {
  const ofPage = frame?.page?.fields;
  return rawContent(allTried(tried), { ...(isRecord(ofPage) && ofPage), ...fields });
}

/** An example with other content. */
export function triedExample(
  { fields, pageFields }: TriedFields,
  example: ExampleContent,
  { values, entries }: RawContent,
): ExampleContent {
  const own = { ...example, fields: wireFields(fields, values, entries) };
  if (!pageFields) return own;
  const page = { itemId: 'example', fields: wireFields(pageFields, values, entries) };
  return { ...own, frame: { ...example.frame, page } };
}
