import type { ReactNode } from 'react';
import { type RenderTools, renderPlaceholder } from '#cms/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#cms/renderer/SectionError.tsx';
import { settle } from '#cms/renderer/settle.ts';
import { ScrollToTop, SkipLink } from '#design-system';
import type { Page } from '#domain/content/page.ts';
import { ConsentQuestion } from '#features/consent/ConsentQuestion.tsx';
import { InstantLinks } from '../links/InstantLinks.tsx';
import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';
import { Tracking } from '../tracking/Tracking.tsx';
import { vitalsReport } from '../vitals/vitalsReport.tsx';
import { blockErrorTexts, blockTools } from './blockTools.ts';
import { ConditionMark } from './ConditionMark.tsx';
import * as css from './ContentPage.css.ts';
import { EarlyInput } from './EarlyInput.tsx';
import type { LoadedView } from './loadPageView.ts';
import { PageData } from './PageData.tsx';
import { PageRoot } from './PageRoot.tsx';
import { ServedElement } from './ServedElement.tsx';

const mainId = 'main';

interface ContentPageProps extends LoadedView {
  /** Replaces the page's own main content. */
  readonly main?: ReactNode;
}

/** A page of blocks. */
export function ContentPage({ main, ...view }: ContentPageProps) {
  const { address, page, dictionary, settings } = view;
  const tools = blockTools(view);
  const brand = {
    theme: tools.frame.theme,
    site: address.site,
    locale: address.locale,
    isOnlyLight: settings.isOnlyLight,
  };
  return (
    <PageRoot {...brand}>
      <SectionErrorTextsProvider texts={blockErrorTexts(view)}>
        <SkipLink href={`#${mainId}`}>{dictionary.skipToContent}</SkipLink>
        {/* Settled, without what renders nothing, it takes less data. */}
        {page.mode === 'normal' && settle(<ConsentQuestion dictionary={dictionary} />)}
        <header className={css.header}>{placeholder(page, 'headless-header', tools)}</header>
        <main id={mainId} tabIndex={-1}>
          {main ?? placeholder(page, 'headless-main', tools)}
        </main>
        <footer>{placeholder(page, 'headless-footer', tools)}</footer>
        <ServedElement />
        <EarlyInput />
        {page.mode === 'edit' || <InstantLinks />}
        <ScrollToTop label={dictionary.scrollToTop} />
        {page.mode === 'normal' && <Tracking {...view} />}
        {page.mode === 'normal' && vitalsReport(view)}
        <PageData {...view} />
        <ConditionMark {...view.content} />
        {tools.plan?.kind === 'search' && <PageStatusMark status={503} />}
      </SectionErrorTextsProvider>
    </PageRoot>
  );
}

function placeholder(page: Page, name: string, tools: RenderTools) {
  const options = { isMain: name === 'headless-main' };
  return renderPlaceholder(name, page.placeholders[name] ?? [], tools, options);
}
