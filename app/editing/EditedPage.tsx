import type { Page } from '#domain/content/page.ts';
import type { EditableAddress } from '#domain/content/service.ts';
import { logUpstreamFailure } from '#domain/upstreamFailure.ts';
import { log } from '../log.ts';
import { ContentPage } from '../page/ContentPage.tsx';
import { createCompleteness } from '../page/completeness.ts';
import { loadPageContent } from '../page/loadPageContent.ts';
import { SiteDocument } from '../page/SiteDocument.tsx';
import { UnavailablePage } from '../page/UnavailablePage.tsx';
import { content } from '../services.ts';
import { parseSiteAddress, type SiteAddress } from '../site/siteAddress.ts';

interface EditedPageProps {
  readonly address: EditableAddress;
  /** The page's path on its site. */
  readonly route: string;
}

/** A page with the editor's marks, and the scripts and data that the editor needs. */
export async function EditedPage({ address, route }: EditedPageProps) {
  const site = parseSiteAddress({ site: address.site, locale: address.language });
  if (!site) return null;
  return (
    <SiteDocument lang={site.locale} theme={site.site.theme}>
      {await editedContent(site, address, route)}
    </SiteDocument>
  );
}

async function editedContent(site: SiteAddress, address: EditableAddress, path: string) {
  const [page, dictionary, settings] = await Promise.all([
    content.editablePage(address),
    content.dictionary(address.site, address.language),
    content.siteSettings(address.site, address.language),
  ]);
  for (const answer of [page, dictionary, settings]) {
    if (!answer.ok) logUpstreamFailure(log, answer.failure, `editing: ${address.itemId}`);
  }
  if (!page.ok || !page.value || !dictionary.ok || !settings.ok)
    return <UnavailablePage address={site} shown={undefined} />;
  const view = {
    page: page.value,
    address: site,
    path,
    query: '',
    dictionary: dictionary.value,
    settings: settings.value,
  };
  return (
    <>
      <ContentPage {...view} content={await loadPageContent(view, createCompleteness())} />
      <EditorScripts editor={page.value.editor} />
    </>
  );
}

function EditorScripts({ editor }: { readonly editor: Page['editor'] }) {
  if (!editor) return null;
  return (
    <>
      {Object.entries(editor.clientData).map(([id, data]) => (
        <script key={id} id={id} type="application/json">
          {JSON.stringify(data).replaceAll('<', '\\u003c')}
        </script>
      ))}
      {editor.clientScripts.map((src) => (
        <script key={src} src={src} async />
      ))}
    </>
  );
}
