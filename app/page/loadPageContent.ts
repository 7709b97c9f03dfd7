import type { BlockFrame } from '#blocks/block.ts';
import { findBlock } from '#blocks/registry.ts';
import { type LoadedBlocks, loadBlocks } from '#blocks/renderer/loadBlocks.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { wildcardsOf } from '#domain/content/wildcards.ts';
import { pageLanguageLinks } from '#domain/sites/languageLinks.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { log } from '../log.ts';
import { blockServices, environment, media } from '../services.ts';
import { createHeroBlurs } from './heroBlurs.ts';
import type { ContentView } from './loadPageView.ts';

/** What the blocks of a page are rendered with. */
export interface PageContent {
  readonly frame: BlockFrame;
  readonly loaded: LoadedBlocks;
  /** What they found out about the page. */
  readonly facts: readonly PageFact[];
}

/** Loads what the blocks of a page need. */
export async function loadPageContent(view: ContentView): Promise<PageContent> {
  const frame = await frameOf(view);
  const facts: PageFact[] = [];
  const loaded = await loadBlocks(view.page.placeholders, {
    find: findBlock,
    frame,
    log,
    services: blockServices,
    tell: (fact) => facts.push(fact),
  });
  return { frame, loaded, facts };
}

const heroBlurs = createHeroBlurs({ media, now: () => performance.now(), log });

async function frameOf(view: ContentView): Promise<BlockFrame> {
  const { address, page, path, query, dictionary } = view;
  const { site, locale } = address;
  return {
    site: site.id,
    contentSite: site.contentName,
    locale,
    theme: page.fields.brandDesign ?? site.theme,
    path,
    query,
    wildcards: wildcardsOf(page.itemPath, path),
    homePath: localizedPath(site, locale, '/'),
    url: `https://${site.hosts[0]}${localizedPath(site, locale, path)}`,
    pageTitle: page.fields.metaTitle || page.displayName,
    languages: pageLanguageLinks(site, page.languages, path),
    page: { itemId: page.itemId, fields: page.routeFields },
    formProviders: environment.formProviders,
    mode: page.mode,
    dictionary,
    blurs: await heroBlurs(page),
  };
}
