import type { ContentTree, Item, Phrase, Site, SiteRedirect } from '../model.ts';
import { dictionaryEntryTemplate } from '../templates.ts';

/** The template of redirects that editors make; they are below a site's settings. */
const redirectTemplate = 'Redirect';

/** The sites, whose dictionaries and redirects follow the items of the tree. */
export function sitesWithChanges(files: ContentTree, items: readonly Item[]): readonly Site[] {
  const [now, before] = [items, files.items].map(siteFacts);
  return files.sites.map((site) => {
    const entries = now?.get(`${dictionaryEntryTemplate} ${site.name}`) ?? [];
    const isSame = isSameList(
      entries,
      before?.get(`${dictionaryEntryTemplate} ${site.name}`) ?? [],
    );
    const made = now?.get(`${redirectTemplate} ${site.name}`) ?? [];
    const redirects = made.flatMap((item) => toRedirect(item, site));
    if (isSame && redirects.length === 0) return site;
    const dictionaries = isSame ? site.dictionaries : dictionariesOf(site, entries);
    return { ...site, dictionaries, redirects: [...site.redirects, ...redirects] };
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
