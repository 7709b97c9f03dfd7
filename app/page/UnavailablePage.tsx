import { ErrorSection } from '#design-system/ErrorSection/ErrorSection.tsx';
import { outageTexts } from '#sites/outageTexts.ts';
import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';
import type { SiteAddress } from '../site/siteAddress.ts';
import { PageRoot } from './PageRoot.tsx';

/** The content platform gave no page and no earlier copy is at hand. */
export function UnavailablePage({ address }: { readonly address: SiteAddress }) {
  const { site, locale } = address;
  return (
    <PageRoot theme={site.theme} siteTheme={site.theme} locale={locale}>
      <PageStatusMark status={503} />
      <main>
        <ErrorSection {...outageTexts[locale]} />
      </main>
    </PageRoot>
  );
}
