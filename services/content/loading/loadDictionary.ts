import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTimes } from '../../seed/seedReader.ts';
import type { Field, Phrase } from '../model.ts';
import { dictionaryEntryTemplate } from '../templates.ts';
import type { PagesContext } from './loadPages.ts';
import { dictionarySchema } from './seedSchema.ts';

/**
 * Reads the dictionary of one language of a site, in key order. Its entries are also items of the
 * tree, since older clients find them by search.
 */
export function loadDictionary(context: PagesContext): Phrase[] {
  const { folder, reader } = context;
  const file = join(folder, 'dictionary.yaml');
  if (!existsSync(file)) return [];
  const entries = reader.read(file, dictionarySchema, 'the site has no phrases in this language');
  const phrases = Object.entries(entries ?? {})
    .map(([key, text]) => ({ key, text }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const times = reader.times(file);
  for (const phrase of phrases) addEntry(phrase, context, times);
  return phrases;
}

function addEntry({ key, text }: Phrase, context: PagesContext, times: FileTimes): void {
  const { site, language, tree } = context;
  const path = `${tree.tenantPath}/${site.name}/Dictionary/${key.replaceAll('/', '-')}`;
  const values = { Key: key, Phrase: text };
  const entry = {
    language,
    displayName: key,
    templateName: dictionaryEntryTemplate,
    siteName: site.name,
    times,
    fields: Object.entries(values).map(([name, each]): Field => {
      return { name, value: { kind: 'text', text: each } };
    }),
  };
  // Paths ignore letter case and keys don't, so a number tells equal paths apart.
  let number = 1;
  while (!tree.add({ ...entry, path: number === 1 ? path : `${path} ${number}` })) number += 1;
}
