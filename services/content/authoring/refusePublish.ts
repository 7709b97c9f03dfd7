import { itemUrlPath } from '../itemUrl.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { pageAt } from './itemNames.ts';
import type { ItemKey } from './versionStore.ts';

/**
 * Why visitors can't be shown a state of the content, in a sentence: they would find two pages at one address, or lose a page that
 * editors have only moved. Undefined if they can.
 *
 * @param keys - What is published.
 */
export function refusePublish(
  content: AuthoredContent,
  after: ContentStore,
  keys: readonly ItemKey[],
): string | undefined {
  const [refusal] = [...keys.flatMap((key) => addressTaken(key, after)), ...losses(content, after)];
  return refusal;
}

function addressTaken({ item, language }: ItemKey, after: ContentStore): readonly string[] {
  const page = after.item(item, language);
  if (!page || !isPage(page)) return [];
  const other = pageAt(page.layout.routePath, page, after);
  if (!other) return [];
  return [
    `Visitors still see the page ${other.displayName} at ${itemUrlPath(page, after)}. Publish that page first.`,
  ];
}

/** Pages go with the one above them, also those that editors have moved elsewhere. */
function losses(content: AuthoredContent, after: ContentStore): readonly string[] {
  const drafts = content.drafts();
  return content.published().items.flatMap(({ id, language, layout }) => {
    const draft = layout && !after.item(id, language) && drafts.item(id, language);
    if (!draft) return [];
    return [
      `Visitors still see the page ${draft.displayName} at its earlier place, which they would lose. Publish that page first.`,
    ];
  });
}
