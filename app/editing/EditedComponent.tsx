import { renderPlaceholder } from '#cms/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#cms/renderer/SectionError.tsx';
import {
  type ComponentAddress,
  type ComponentUpdate,
  componentPlaceholder,
} from '#domain/content/editableComponents.ts';
import { blockErrorTexts, blockTools } from '../page/blockTools.ts';
import type { LoadedView } from '../page/loadPageView.ts';
import { PageRoot } from '../page/PageRoot.tsx';
import { editableComponents, environment } from '../services.ts';
import { parseSiteAddress } from '../site/siteAddress.ts';
import { EditedDocument } from './EditedDocument.tsx';
import { editorOriginsOf } from './editorOrigins.ts';
import { LibraryCanvas } from './LibraryCanvas.tsx';
import { LibraryScript } from './LibraryScript.tsx';
import { loadEditedView } from './loadEditedView.ts';

interface EditedComponentProps {
  readonly address: ComponentAddress;
  /** What the editor has changed. */
  readonly updates: readonly ComponentUpdate[];
}

/** A component without its page, for the platform's Design Library. */
export async function EditedComponent({ address: asked, updates }: EditedComponentProps) {
  const address = parseSiteAddress({ site: asked.site, locale: asked.language });
  if (!address) return null;
  const page = editableComponents.find(asked, updates);
  const view = await loadEditedView({ address, of: asked, page });
  return <EditedDocument address={address} shown={view && documentOf(view)} />;
}

function documentOf(view: LoadedView) {
  const { address, page, settings } = view;
  const renderings = page.placeholders[componentPlaceholder] ?? [];
  const [component] = renderings;
  if (!component) return undefined;
  const tools = blockTools(view);
  const body = (
    <PageRoot
      theme={tools.frame.theme}
      site={address.site}
      locale={address.locale}
      isOnlyLight={settings.isOnlyLight}
    >
      <SectionErrorTextsProvider texts={blockErrorTexts(view)}>
        <LibraryCanvas uid={component.uid} origins={editorOriginsOf(environment.content)}>
          {renderPlaceholder(componentPlaceholder, renderings, tools)}
        </LibraryCanvas>
      </SectionErrorTextsProvider>
      <LibraryScript />
    </PageRoot>
  );
  return { title: component.componentName, body };
}
