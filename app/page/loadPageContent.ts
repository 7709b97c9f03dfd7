import { findBlock } from '#blocks/findBlock.ts';
import type { BlockFrame, CreditExampleFrame } from '#cms/block.ts';
import { creditPlace, type ReportedFact } from '#cms/credit/creditPlace.ts';
import { type LoadedBlocks, loadBlocks } from '#cms/renderer/loadBlocks.ts';
import type { BlockServices } from '#cms/services.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { wildcardsOf } from '#domain/content/wildcards.ts';
import { financeQuoteFrame } from '#domain/financeQuote/setup.ts';
import { pageLanguageLinks } from '#domain/navigation/languageLinks.ts';
import type { PageCrumb } from '#domain/navigation/pageCrumbs.ts';
import { wordLanguages } from '#domain/search/words/languages.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { loadCreditExample } from '#features/finance/loadCreditExample.ts';
import { log } from '../log.ts';
import { blockServices, environment, mediaClient } from '../services.ts';
import { type Completeness, watchServices } from './completeness.ts';
import type { ContentView } from './contentView.ts';
import { createHeroBlurs } from './heroBlurs.ts';
import { loadPagesAbove } from './loadPagesAbove.ts';

/** The data for rendering the blocks of a page. */
export interface PageContent {
  readonly frame: BlockFrame;
  readonly loaded: LoadedBlocks;
  /** What the blocks reported about the page. */
  readonly facts: readonly PageFact[];
  /** The pages on the way to the page, if its blocks don't report the way to their subject. */
  readonly pagesAbove: readonly PageCrumb[];
  readonly completeness: Completeness;
}

/** Loads the data of a page's blocks. */
export async function loadPageContent(
  view: ContentView,
  completeness: Completeness,
): Promise<PageContent> {
  const frame = frameOf(view);
  const reported: ReportedFact[] = [];
  const services = watchServices(blockServices, completeness);
  const [loaded, above, blurs] = await Promise.all([
    loadBlocks(view.page.placeholders, {
      find: findBlock,
      frame,
      log,
      services,
      onFailure: completeness.lose,
      report: (fact, uid) => reported.push({ fact, uid }),
    }),
    loadPagesAbove(view, blockServices),
    heroBlurs(view.page, completeness.watch),
  ]);
  const facts = reported.map(({ fact }) => fact);
  const creditExample = await loadPageCredit(view, reported, services);
  const full = { ...frame, blurs, creditExample };
  return { frame: full, loaded, facts, pagesAbove: above, completeness };
}

/** The representative example of credit, if a block shows what credit costs. */
async function loadPageCredit(
  { address: { site, locale }, page, dictionary }: ContentView,
  reported: readonly ReportedFact[],
  { cars }: BlockServices,
): Promise<CreditExampleFrame | undefined> {
  // Where a lender quotes what credit costs, cars have no loans of their own.
  if (site.financeQuote) return undefined;
  const uid = creditPlace(page.placeholders, reported);
  if (uid === undefined) return undefined;
  const { id, country } = site;
  const example = await loadCreditExample(cars, { site: id, country, locale, dictionary });
  return example && { uid, ...example };
}

const heroBlurs = createHeroBlurs({ media: mediaClient, now: () => performance.now(), log });

/** The frame without what no block needs for loading its data. */
function frameOf(view: ContentView): Omit<BlockFrame, 'blurs' | 'creditExample'> {
  const { address, page, path, query, dictionary } = view;
  const { site, locale } = address;
  return {
    site: site.id,
    contentSite: site.contentName,
    country: site.country,
    carPageLayout: site.carPageLayout ?? 'standard',
    currency: site.currency,
    distanceUnit: site.distanceUnit,
    timeZone: site.timeZone,
    motorcycleDealer: site.motorcycleDealer,
    searchLanguages: wordLanguages(site.locales),
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
    mapStyleUrl: environment.mapStyleUrl,
    financeQuote: financeQuoteFrame(site.financeQuote, environment.codeweaver.url),
    mode: page.mode,
    dictionary,
    phone: site.phone,
  };
}
