import { ButtonLink, Container, Heading, Stack, Text } from '#design-system';
import { localizedPath } from '#domain/sites/site.ts';
import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';
import { ContentPage } from './ContentPage.tsx';
import type { SiteView } from './contentView.ts';
import type { PageView } from './loadPageView.ts';
import { PageRoot } from './PageRoot.tsx';

type MissingView = Extract<PageView, { readonly kind: 'missing' }>;

/** Shows the site's own not-found page at the requested address, with status 404. */
export function MissingPage({ shown, ...view }: MissingView) {
  return (
    <>
      <PageStatusMark status={404} />
      {shown ? <ContentPage {...shown} /> : <PlainMissingPage {...view} />}
    </>
  );
}

/** For sites without a not-found page from editors. */
function PlainMissingPage({ address, dictionary, settings }: SiteView) {
  const { site, locale } = address;
  return (
    <PageRoot theme={site.theme} site={site} locale={locale} isOnlyLight={settings.isOnlyLight}>
      <main>
        <Container width="text">
          <Stack gap="l">
            <Heading level={1}>{dictionary.notFoundTitle}</Heading>
            <Text>{dictionary.notFoundText}</Text>
            <ButtonLink href={localizedPath(site, locale, '/')}>
              {dictionary.notFoundHome}
            </ButtonLink>
          </Stack>
        </Container>
      </main>
    </PageRoot>
  );
}
