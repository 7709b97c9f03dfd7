import type { EditableAddress } from '#domain/content/service.ts';
import { logUpstreamFailure } from '#domain/upstreamFailure.ts';
import { outageTexts } from '#sites/outageTexts.ts';
import { log } from '../log.ts';
import { ContentPage } from '../page/ContentPage.tsx';
import { createCompleteness } from '../page/completeness.ts';
import { loadPageContent } from '../page/loadPageContent.ts';
import { pageTitle } from '../page/pageMetadata.ts';
import { SiteDocument } from '../page/SiteDocument.tsx';
import { UnavailablePage } from '../page/UnavailablePage.tsx';
import { content } from '../services.ts';
import { parseSiteAddress, type SiteAddress } from '../site/siteAddress.ts';
import { EditorScripts } from './EditorScripts.tsx';
import { ResetChromes } from './ResetChromes.tsx';

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
  if (!page.ok || !page.value || !dictionary.ok || !settings.ok) return unavailable(site);
  const view = {
    page: page.value,
    address: site,
    path,
    query: '',
    dictionary: dictionary.value,
    settings: settings.value,
  };
  const loaded = { ...view, content: await loadPageContent(view, createCompleteness()) };
  const { editor } = page.value;
  return (
    <>
      <title>{pageTitle(loaded)}</title>
      <ContentPage {...loaded} />
      {editor && <EditorScripts {...editor} />}
      {editor && <ResetChromes />}
    </>
  );
}

function unavailable(address: SiteAddress) {
  return (
    <>
      <title>{outageTexts[address.locale].pageTitle}</title>
      <UnavailablePage address={address} shown={undefined} />
    </>
  );
}
