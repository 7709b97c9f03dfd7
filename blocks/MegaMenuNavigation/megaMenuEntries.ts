import { createElement } from 'react';
import type { ContentImage, ContentLink } from '#domain/content/fieldTypes.ts';
import type { HeaderMenuEntry } from '#features/navigation/headerMenuEntry.ts';
import { MenuPicture } from '#features/navigation/MenuPicture.tsx';

/** An entry as editors entered it. */
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

/** A mega menu, and what operators should know about its content. */
export interface MegaMenu {
  readonly entries: readonly HeaderMenuEntry[];
  /** One line each. */
  readonly warnings: readonly string[];
}

/**
 * The menu of the entries that editors made. Hidden entries and entries without a title are dropped,
 * and so are entries without an address or visible children. Top selected entries come first. A group
 * without visible children gets a warning.
 */
export function buildMegaMenu(items: readonly MegaMenuItem[]): MegaMenu {
  const warnings: string[] = [];

  function level(siblings: readonly MegaMenuItem[]): readonly HeaderMenuEntry[] {
    const entries = siblings.flatMap(({ fields }) => entry(fields) ?? []);
    return [
      ...entries.filter(({ isTopSelected }) => isTopSelected),
      ...entries.filter(({ isTopSelected }) => !isTopSelected),
    ];
  }

  function entry(fields: MegaMenuItem['fields']): HeaderMenuEntry | undefined {
    const { title, url, hideInNavigation, children: below = [] } = fields;
    if (hideInNavigation || title === '') return undefined;
    const children = level(below);
    if (below.length > 0 && children.length === 0) {
      warnings.push(`navigation: the mega menu entry "${title}" has nothing to show below it`);
    }
    return url?.href || children.length > 0 ? menuEntry(fields, children) : undefined;
  }

  return { entries: level(items), warnings };
}

function menuEntry(
  { title, url, imageUrl, topSelected }: MegaMenuItem['fields'],
  children: readonly HeaderMenuEntry[],
): HeaderMenuEntry {
  return {
    title,
    ...(url?.href && { href: url.href }),
    ...(children.length > 0 && { children }),
    ...(imageUrl && { picture: createElement(MenuPicture, imageUrl) }),
    ...(topSelected && { isTopSelected: true }),
  };
}
