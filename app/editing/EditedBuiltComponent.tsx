import { Container, RichText } from '#design-system';
import { safeHref } from '#domain/content/href.ts';
import type { EditableAddress } from '#domain/content/service.ts';
import { logUpstreamFailure } from '#domain/upstreamFailure.ts';
import { log } from '../log.ts';
import { PageRoot } from '../page/PageRoot.tsx';
import { builtComponents, content } from '../services.ts';
import { parseSiteAddress, type SiteAddress } from '../site/siteAddress.ts';
import { EditedDocument } from './EditedDocument.tsx';

interface EditedBuiltComponentProps {
  readonly address: Pick<EditableAddress, 'site' | 'language'>;
  /** Where the platform has its HTML. Other hosts are never asked. */
  readonly src: string;
}

/**
 * A component that an editor has made in the platform's builder: its text and its links in the look of the site, as pages
 * show what editors write. Its own styles and pictures need the vendor's script, which the site doesn't load.
 */
export async function EditedBuiltComponent({ address: asked, src }: EditedBuiltComponentProps) {
  const address = parseSiteAddress({ site: asked.site, locale: asked.language });
  if (!address) return null;
  const body = builtComponents.owns(src) ? await bodyOf(address, src) : undefined;
  return <EditedDocument address={address} shown={body && { title: address.site.name, body }} />;
}

async function bodyOf({ site, locale }: SiteAddress, src: string) {
  const [file, dictionary] = await Promise.all([
    builtComponents.file(src),
    content.dictionary(site.contentName, locale),
  ]);
  for (const answer of [file, dictionary]) {
    if (!answer.ok) logUpstreamFailure(log, answer.failure, 'editing: a component of the builder');
  }
  if (!file.ok || !dictionary.ok) return undefined;
  const { opensInNewTab, table } = dictionary.value;
  const html = new TextDecoder().decode(file.value);
  return (
    <PageRoot theme={site.theme} site={site} locale={locale} isOnlyLight={false}>
      <main>
        <Container>
          <RichText
            html={html}
            readHref={safeHref}
            newTabLabel={opensInNewTab}
            tableLabel={table}
          />
        </Container>
      </main>
    </PageRoot>
  );
}
