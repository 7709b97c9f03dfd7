import { Container, ErrorSection } from '#design-system';
import { outageTexts } from '#sites/outageTexts.ts';
import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';
import { isOnlyLightSite } from '../site/onlyLightSites.ts';
import { ContentPage } from './ContentPage.tsx';
import type { PageView } from './loadPageView.ts';
import { PageRoot } from './PageRoot.tsx';
import * as css from './UnavailablePage.css.ts';

type UnavailableView = Omit<Extract<PageView, { readonly kind: 'unavailable' }>, 'kind'>;

/**
 * Shown if the content platform fails and there is no earlier copy. The message is between the last
 * header and footer of the site, if this process has rendered any.
 */
export function UnavailablePage({ address, shown }: UnavailableView) {
  const { site, locale } = address;
  return (
    <>
      <PageStatusMark status={503} />
      {shown ? (
        <ContentPage {...shown} main={<Notice address={address} />} />
      ) : (
        <PageRoot
          theme={site.theme}
          site={site}
          locale={locale}
          isOnlyLight={isOnlyLightSite(site.id)}
        >
          <main>
            <Notice address={address} />
          </main>
        </PageRoot>
      )}
    </>
  );
}

function Notice({ address: { site, locale } }: Pick<UnavailableView, 'address'>) {
  const { title, body, advice, reloadLabel } = outageTexts[locale];
  return (
    <div className={css.notice}>
      <Container width="text">
        <ErrorSection
          title={title}
          body={body}
          advice={advice}
          reloadLabel={reloadLabel}
          level={1}
          phone={site.phone}
        />
      </Container>
    </div>
  );
}
