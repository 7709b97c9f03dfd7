import { createElement } from 'react';
import type { ContentImage, ContentLink } from '#domain/content/fieldTypes.ts';
import type { HeaderMenuEntry } from '../header/headerMenuEntry.ts';
import { MenuPicture } from '../header/MenuPicture.tsx';

/** An entry as its editor made it. */
interface MegaMenuItem {
  readonly fields: {
    readonly title: string;
    readonly url: ContentLink | undefined;
    readonly imageUrl: ContentImage | undefined;
    readonly topSelected: boolean;
    readonly hideInNavigation: boolean;
    readonly children?: readonly MegaMenuItem[];
  };
}

/**
 * The menu of the entries editors made: hidden ones and those without a name are dropped, and so
 * is what neither leads anywhere nor opens anything. The most wanted stand first.
 */
export function megaMenuEntries(items: readonly MegaMenuItem[]): readonly HeaderMenuEntry[] {
  const entries = items.flatMap(({ fields }) => menuEntry(fields) ?? []);
  return [
    ...entries.filter(({ isTopSelected }) => isTopSelected),
    ...entries.filter(({ isTopSelected }) => !isTopSelected),
  ];
}

function menuEntry(fields: MegaMenuItem['fields']): HeaderMenuEntry | undefined {
  const { title, url, imageUrl, topSelected, hideInNavigation } = fields;
  const children = megaMenuEntries(fields.children ?? []);
  if (hideInNavigation || title === '' || (!url && children.length === 0)) return undefined;
  return {
    title,
    ...(url && { href: url.href }),
    ...(children.length > 0 && { children }),
    ...(imageUrl && { picture: createElement(MenuPicture, imageUrl) }),
    ...(topSelected && { isTopSelected: true }),
  };
}
