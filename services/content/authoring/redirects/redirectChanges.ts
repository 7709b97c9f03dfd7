import { randomUUID } from 'node:crypto';
import type { Item } from '../../model.ts';
import { settingsPath } from '../../store.ts';
import type { AuthoredContent, ItemChange } from '../authoredContent.ts';
import { stateOf } from '../stateOf.ts';
import { type PageRedirect, redirectTemplate, withRedirect } from './pageRedirect.ts';

type Facts = Parameters<typeof withRedirect>[1];

/** A new redirect in the site and language of a page; none if the site has no settings. */
export function newRedirect(
  { siteName = '', language, path }: Pick<Item, 'siteName' | 'language' | 'path'>,
  facts: Facts,
  content: AuthoredContent,
): readonly ItemChange[] {
  const drafts = content.drafts();
  const site = drafts.site(siteName);
  const settings = site && drafts.item(settingsPath(site), language);
  if (!settings) return [];
  const id = randomUUID();
  const state = withRedirect(
    {
      name: `redirect-${id.slice(0, 8)}`,
      templateName: redirectTemplate,
      parentId: settings.id,
      sortOrder: 100,
      created: content.time(),
    },
    facts,
  );
  return [{ item: id, language, state, note: `made with ${path}` }];
}

/** The redirect as it is to be; none if it is so already. */
export function changedRedirect(
  redirect: PageRedirect,
  part: Partial<Facts>,
  content: AuthoredContent,
): readonly ItemChange[] {
  const { item, ...before } = redirect;
  const { pattern, targetId, waitsFor } = { ...before, ...part };
  const isSame =
    pattern === before.pattern && targetId === before.targetId && waitsFor === before.waitsFor;
  if (isSame) return [];
  const state = withRedirect(stateOf(item, content.drafts()), { pattern, targetId, waitsFor });
  return [{ item: item.id, language: item.language, state, note: 'follows a page' }];
}

/** The end of a redirect. */
export function removedRedirect({ item: { id, language } }: PageRedirect): ItemChange {
  return { item: id, language, state: undefined, note: 'not needed any more' };
}
