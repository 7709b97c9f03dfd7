import { sitePath } from '#domain/content/href.ts';
import { pageFields } from '#domain/content/pageFields.ts';
import { hasWildcard } from '#domain/content/wildcards.ts';
import { navigationFields } from '#domain/navigation/navigationFields.ts';
import type { NavigationItem } from '#domain/navigation/navigationItem.ts';
import { wireNavigationItem } from './navigationWire.ts';

const { hideInNavigation, shouldBeNavigable, externalLink } = navigationFields;

/** The entries of one level; invalid ones are dropped. Malformed settings of a page count as absent. */
export function parseNavigation(wire: readonly unknown[]): readonly NavigationItem[] {
  return wire.flatMap(parseItem);
}

function parseItem(wire: unknown): readonly NavigationItem[] {
  const item = wireNavigationItem.safeParse(wire);
  // The menu can't link to a page with open segments.
  if (!item.success || hasWildcard(item.data.url?.path ?? '')) return [];
  const { name, url, children, ...fields } = item.data;
  const hidden = hideInNavigation.read(fields.hideInNavigation);
  const navigable = shouldBeNavigable.read(fields.shouldBeNavigable);
  const title = pageFields.navTitle.read(fields.navTitle);
  const elsewhere = externalLink.read(fields.externalLink?.jsonValue);
  return [
    {
      name,
      path: sitePath(url?.path ?? '') ?? '',
      navTitle: title.kind === 'filled' ? title.value : '',
      hideInNavigation: hidden.kind === 'filled' && hidden.value,
      shouldBeNavigableInMenuWhenItHasChildren: navigable.kind === 'filled' && navigable.value,
      externalLink: elsewhere.kind === 'filled' ? elsewhere.value?.href || undefined : undefined,
      children: parseNavigation(children?.results ?? []),
    },
  ];
}
