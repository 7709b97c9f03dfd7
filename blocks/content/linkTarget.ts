import type { ContentLink } from '#domain/content/fieldTypes.ts';
import type { BlockFrame } from '../block.ts';

/** The props by which Link and ButtonLink lead where an editor's link does. */
export function linkTarget({ href, title, newTab }: ContentLink, { dictionary }: BlockFrame) {
  const target = newTab ? '_blank' : '_self';
  return { href, title, target, newTabLabel: dictionary.opensInNewTab } as const;
}

/** What a link says; empty where an editor gave an address and no words. */
export function linkText(link: ContentLink | undefined): string {
  return link?.text || link?.title || '';
}
