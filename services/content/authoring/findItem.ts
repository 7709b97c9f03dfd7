import { fail, ok } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { AuthoredContent } from './authoredContent.ts';
import type { AuthoringFailure, AuthoringResult } from './authoringFailure.ts';

/** How the API names an item: by id, or by path. */
export interface ItemReference {
  readonly itemId?: string | null | undefined;
  readonly path?: string | null | undefined;
}

/** How it names an item in a language. */
export interface ItemInLanguage extends ItemReference {
  /** @default the default language of the item's site */
  readonly language?: string | null | undefined;
}

/** A draft, or why there is none. */
export function findDraft(
  content: AuthoredContent,
  { language, ...reference }: ItemInLanguage,
): AuthoringResult<Item> {
  const drafts = content.drafts();
  const wanted = nameOf(reference);
  const languages = language ? [language] : languagesFor(wanted, drafts);
  for (const each of languages) {
    const item = drafts.item(wanted, each);
    if (item) return ok(item);
  }
  return fail(missing(content, wanted, languages));
}

/** An item in all the languages it exists in, or why there is none. At least one. */
export function findAllLanguages(
  content: AuthoredContent,
  reference: ItemReference,
): AuthoringResult<readonly Item[]> {
  const found = findDraft(content, reference);
  return found.ok ? ok(content.drafts().versions(found.value)) : found;
}

function nameOf({ itemId, path }: ItemReference): string {
  return itemId || path || '';
}

/** The default language of the site that a path is in comes first. */
function languagesFor(wanted: string, { sites }: ContentStore): readonly string[] {
  const path = wanted.toLowerCase();
  const own = sites.filter(({ rootPath }) => path.startsWith(rootPath.toLowerCase()));
  const all = [...own, ...sites];
  return [
    ...new Set([
      ...all.map(({ language }) => language),
      ...all.flatMap(({ languages }) => languages),
    ]),
  ];
}

function missing(
  content: AuthoredContent,
  wanted: string,
  languages: readonly string[],
): AuthoringFailure {
  const item = parseGuid(wanted) ?? '';
  for (const language of languages) {
    const last = content.latest({ item, language });
    if (last && !last.state)
      return { kind: 'not-found', message: `${last.by} deleted the item at ${last.at}.` };
  }
  return { kind: 'not-found', message: `There is no item ${wanted}.` };
}
