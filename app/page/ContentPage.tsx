import type { BlockFrame } from '#blocks/block.ts';
import { findBlock } from '#blocks/registry.ts';
import { loadBlocks } from '#blocks/renderer/loadBlocks.ts';
import { type RenderTools, renderPlaceholder } from '#blocks/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#blocks/renderer/SectionError.tsx';
import { ConsentQuestion } from '#blocks/tracking/ConsentQuestion.tsx';
import { ScrollToTop, SkipLink } from '#design-system';
import type { Page } from '#domain/content/page.ts';
import { wildcardsOf } from '#domain/content/wildcards.ts';
import { pageLanguageLinks } from '#domain/sites/languageLinks.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { InstantLinks } from '../links/InstantLinks.tsx';
import { log } from '../log.ts';
import { blockServices, environment, media } from '../services.ts';
import { Tracking } from '../tracking/Tracking.tsx';
import * as css from './ContentPage.css.ts';
import { createHeroBlurs } from './heroBlurs.ts';
import type { ContentView } from './loadPageView.ts';
import { PageRoot } from './PageRoot.tsx';

const mainId = 'main';

const heroBlurs = createHeroBlurs({ media, now: () => performance.now(), log });

/** A page made of the blocks editors placed. */
export async function ContentPage(view: ContentView) {
  const { address, page, dictionary } = view;
  const theme = page.fields.brandDesign ?? address.site.theme;
  const frame = await frameOf(view);
  const context = { find: findBlock, frame, log };
  const loaded = await loadBlocks(page.placeholders, { ...context, services: blockServices });
  const tools: RenderTools = { ...context, loaded };
  return (
    <PageRoot theme={theme} siteTheme={address.site.theme} locale={address.locale}>
      <SectionErrorTextsProvider texts={errorTexts(view)}>
        <SkipLink href={`#${mainId}`}>{dictionary.skipToContent}</SkipLink>
        {page.mode === 'normal' && <ConsentQuestion dictionary={dictionary} />}
        <header className={css.header}>{placeholder(page, 'headless-header', tools)}</header>
        <main id={mainId} tabIndex={-1}>
          {placeholder(page, 'headless-main', tools)}
        </main>
        <footer>{placeholder(page, 'headless-footer', tools)}</footer>
        {page.mode === 'edit' || <InstantLinks />}
        <ScrollToTop label={dictionary.scrollToTop} />
        {page.mode === 'normal' && <Tracking {...view} />}
      </SectionErrorTextsProvider>
    </PageRoot>
  );
}

function placeholder(page: Page, name: string, tools: RenderTools) {
  const options = { isMain: name === 'headless-main' };
  return renderPlaceholder(name, page.placeholders[name] ?? [], tools, options);
}

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

function errorTexts({ dictionary, page }: ContentView) {
  return {
    title: dictionary.sectionErrorTitle,
    body: dictionary.sectionErrorText,
    advice: dictionary.sectionErrorAdvice,
    reloadLabel: dictionary.sectionErrorReload,
    componentNote: page.mode === 'normal' ? undefined : dictionary.sectionErrorComponent,
  };
}
