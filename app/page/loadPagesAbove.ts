import type { BlockServices } from '#cms/services.ts';
import { hasWildcard } from '#domain/content/wildcards.ts';
import { type PageCrumb, pagesAbove } from '#domain/navigation/pageCrumbs.ts';
import type { ContentView } from './contentView.ts';

/**
 * The pages above a page for visitors, from the top. A page is complete without them, so a failure doesn't matter. Of a page whose
 * path has variable parts, only its blocks know the way.
 */
export async function loadPagesAbove(
  { address: { site, locale }, page, path }: ContentView,
  { navigation }: Pick<BlockServices, 'navigation'>,
): Promise<readonly PageCrumb[]> {
  const isOnTop = path.lastIndexOf('/') === 0;
  if (page.mode !== 'normal' || hasWildcard(page.itemPath) || isOnTop) return [];
  const tree = await navigation.tree({ site: site.contentName, language: locale });
  return tree.ok ? pagesAbove(tree.value, path) : [];
}
