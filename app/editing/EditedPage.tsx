import type { EditableAddress } from '#domain/content/service.ts';
import { ContentPage } from '../page/ContentPage.tsx';
import type { LoadedView } from '../page/loadPageView.ts';
import { pageTitle } from '../page/pageMetadata.ts';
import { content } from '../services.ts';
import { parseSiteAddress } from '../site/siteAddress.ts';
import { EditedDocument } from './EditedDocument.tsx';
import { EditorScripts } from './EditorScripts.tsx';
import { loadEditedView } from './loadEditedView.ts';
import { ResetChromes } from './ResetChromes.tsx';

interface EditedPageProps {
  readonly address: EditableAddress;
  /** The page's path on its site. */
  readonly route: string;
}

/** A page with the editor's marks, and the scripts and data that the editor needs. */
export async function EditedPage({ address: asked, route }: EditedPageProps) {
  const address = parseSiteAddress({ site: asked.site, locale: asked.language });
  if (!address) return null;
  const page = content.editablePage(asked);
  const view = await loadEditedView({ address, of: asked, path: route, page });
  return <EditedDocument address={address} shown={view && documentOf(view)} />;
}

function documentOf(view: LoadedView) {
  const { editor } = view.page;
  const body = (
    <>
      <ContentPage {...view} />
      {editor && <EditorScripts {...editor} />}
      {editor && <ResetChromes />}
    </>
  );
  return { title: pageTitle(view), body };
}
