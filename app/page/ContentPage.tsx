import { findBlock } from '#blocks/registry.ts';
import { type RenderTools, renderPlaceholder } from '#blocks/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#blocks/renderer/SectionError.tsx';
import { ConsentQuestion } from '#blocks/tracking/ConsentQuestion.tsx';
import { ScrollToTop, SkipLink } from '#design-system';
import type { Page } from '#domain/content/page.ts';
import { InstantLinks } from '../links/InstantLinks.tsx';
import { log } from '../log.ts';
import { Tracking } from '../tracking/Tracking.tsx';
import * as css from './ContentPage.css.ts';
import type { ContentView, LoadedView } from './loadPageView.ts';
import { PageRoot } from './PageRoot.tsx';

const mainId = 'main';

/** A page made of the blocks editors placed. */
export function ContentPage(view: LoadedView) {
  const { address, page, dictionary } = view;
  const { frame, loaded } = view.content;
  const { theme } = frame;
  const tools: RenderTools = { find: findBlock, frame, log, loaded };
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

function errorTexts({ dictionary, page }: ContentView) {
  return {
    title: dictionary.sectionErrorTitle,
    body: dictionary.sectionErrorText,
    advice: dictionary.sectionErrorAdvice,
    reloadLabel: dictionary.sectionErrorReload,
    componentNote: page.mode === 'normal' ? undefined : dictionary.sectionErrorComponent,
  };
}
