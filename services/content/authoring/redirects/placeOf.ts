import { isPage } from '../../store.ts';
import type { AuthoredContent } from '../authoredContent.ts';
import type { ItemState } from '../itemState.ts';
import { relativeRoute } from '../stateOf.ts';
import type { ItemKey, LiveVersion } from '../versionStore.ts';

/** The place of what was deleted, or isn't there yet. */
export const nowhere = 'nowhere';

/** The place of a page below the item above it, as a text. It stays the same while the page goes along with one above. */
export function placeOf(state: ItemState | undefined): string {
  return state ? `${state.parentId} ${state.layout?.route}` : nowhere;
}

/** The place that a page has for editors. */
export function draftPlace(content: AuthoredContent, key: ItemKey): string {
  const latest = content.latest(key);
  return latest ? placeOf(latest.state) : filePlace(content, key);
}

/**
 * The place that a page has for visitors.
 *
 * @param live - The version that they see.
 */
export function seenPlace(
  content: AuthoredContent,
  key: ItemKey,
  live: LiveVersion | undefined = content.live(key),
): string {
  if (!live) return filePlace(content, key);
  const { version } = live;
  if (version === undefined) return nowhere;
  const stored = content.version(key, version);
  return stored ? placeOf(stored.state) : filePlace(content, key);
}

function filePlace(content: AuthoredContent, { item: id, language }: ItemKey): string {
  const files = content.files();
  const page = files.item(id, language);
  if (!page || !isPage(page)) return nowhere;
  const above = files.ancestors(page).find(isPage)?.layout.routePath;
  return `${page.parentId} ${relativeRoute(page.layout.routePath, above)}`;
}
