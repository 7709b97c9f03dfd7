import { textOf } from '../fieldText.ts';
import { lazily } from '../lazily.ts';
import type { ContentTree, Item, Phrase, Site } from '../model.ts';
import { dictionaryEntryTemplate } from '../templates.ts';
import { redirectTemplate } from './redirects/pageRedirect.ts';
import { pageAddresses, siteRedirects } from './redirects/siteRedirects.ts';

/** The sites, whose dictionaries and redirects follow the items of the tree. */
export function sitesWithChanges(files: ContentTree, items: readonly Item[]): readonly Site[] {
  const [now, before] = [items, files.items].map(siteFacts);
  const pages = lazily(() => pageAddresses(items, files.sites));
  const filePages = lazily(() => pageAddresses(files.items, files.sites));
  return files.sites.map((site) => {
    const entries = now?.get(`${dictionaryEntryTemplate} ${site.name}`) ?? [];
    const isSame = isSameList(
      entries,
      before?.get(`${dictionaryEntryTemplate} ${site.name}`) ?? [],
    );
    const made = now?.get(`${redirectTemplate} ${site.name}`) ?? [];
    const redirects = siteRedirects({ site, made, pages, filePages });
    if (isSame && isSameList(redirects, site.redirects)) return site;
    const dictionaries = isSame ? site.dictionaries : dictionariesOf(site, entries);
    return { ...site, dictionaries, redirects };
  });
}

/** The items that are facts of a site, by template and site. */
function siteFacts(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const templates = [dictionaryEntryTemplate, redirectTemplate];
  return Map.groupBy(
    items.filter(({ templateName }) => templates.includes(templateName)),
    ({ templateName, siteName }) => `${templateName} ${siteName}`,
  );
}

function isSameList<Member>(one: readonly Member[], other: readonly Member[]): boolean {
  const known = new Set(other);
  return one.length === other.length && one.every((member) => known.has(member));
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
