import type { ContentTree, Item, Phrase, Site, SiteRedirect } from '../model.ts';
import { dictionaryEntryTemplate } from '../templates.ts';

/** The template of redirects that editors make; they are below a site's settings. */
export const redirectTemplate = 'Redirect';

/** A site whose dictionary and redirects follow the items of the tree. */
export function siteWithChanges(site: Site, items: readonly Item[], files: ContentTree): Site {
  const own = (template: string, all: readonly Item[]) =>
    all.filter((item) => item.templateName === template && item.siteName === site.name);
  const entries = own(dictionaryEntryTemplate, items);
  const isSame = isSameList(entries, own(dictionaryEntryTemplate, files.items));
  const redirects = own(redirectTemplate, items).flatMap((item) => toRedirect(item, site));
  if (isSame && redirects.length === 0) return site;
  const dictionaries = isSame ? site.dictionaries : dictionariesOf(site, entries);
  return { ...site, dictionaries, redirects: [...site.redirects, ...redirects] };
}

function isSameList(one: readonly Item[], other: readonly Item[]): boolean {
  const known = new Set(other);
  return one.length === other.length && one.every((item) => known.has(item));
}

function dictionariesOf({ languages }: Site, entries: readonly Item[]): Site['dictionaries'] {
  return new Map(
    languages.map((language) => {
      const phrases = entries.filter((entry) => entry.language === language).map(toPhrase);
      return [language, phrases.toSorted((a, b) => (a.key < b.key ? -1 : 1))];
    }),
  );
}

function toPhrase(entry: Item): Phrase {
  return { key: textOf(entry, 'Key'), text: textOf(entry, 'Phrase') };
}

function toRedirect(item: Item, site: Site): readonly SiteRedirect[] {
  const [pattern, target] = [textOf(item, 'Pattern'), textOf(item, 'Target')];
  if (pattern === '' || target === '') return [];
  const locale = item.language === site.language ? '' : item.language;
  const rest = { preserveQuery: true, preserveLanguage: false, locale };
  return [{ pattern, target, type: 'REDIRECT_301', ...rest }];
}

function textOf({ fields }: Item, name: string): string {
  const value = fields.find((field) => field.name === name)?.value;
  if (value?.kind === 'text') return value.text;
  return value?.kind === 'richText' ? value.html : '';
}
