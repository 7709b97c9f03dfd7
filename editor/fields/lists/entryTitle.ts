import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import { readRawLink } from '#domain/content/rawFields/rawLink.ts';
import type { EntryItem } from '#domain/content/rawFields/wireOfRaw.ts';

/** What editors know an entry by: its first text, or else its name on the platform. Empty for an entry without either. */
export function entryTitle({ entries = [] }: ManifestField, item: EntryItem | undefined): string {
  if (!item) return '';
  const texts = entries.map(({ kind, name }) => shownText(kind, item.values[name] ?? ''));
  return texts.find((text) => text !== '') ?? item.name;
}

function shownText(kind: ManifestField['kind'], raw: string): string {
  switch (kind) {
    case 'text':
      return raw.trim();
    case 'link': {
      const link = readRawLink(raw);
      return link.kind === 'filled' ? link.value.text.trim() : '';
    }
    default:
      return '';
  }
}
