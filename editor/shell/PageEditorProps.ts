import type { AuthoringApi, PageEntry, RenderingDefinition } from '../api/authoringApi.ts';
import type { EditableSite } from '../api/sessionApi.ts';
import type { EditorServices } from '../editorServices.ts';
import type { PageNotice } from '../pages/pageNotice.ts';
import type { PageList } from '../pages/usePageList.ts';
import type { OpenPage } from '../state/openPage.ts';
import type { SessionState } from '../state/sessionState.ts';
import type { SessionControl } from '../state/useSession.ts';
import type { PageView } from './pageView.ts';

/** What a page is edited with. */
export interface PageEditorProps {
  readonly services: EditorServices;
  readonly session: SessionControl;
  readonly signedIn: Extract<SessionState, { kind: 'signed-in' }>;
  readonly api: AuthoringApi;
  readonly site: EditableSite;
  readonly open: OpenPage;
  readonly page: PageEntry;
  readonly pages: readonly PageEntry[];
  readonly pageList: Omit<PageList, 'pages'>;
  /** What came of the last change of pages. It stays when another page is opened by it. */
  readonly notice: PageNotice | undefined;
  readonly onNotice: (notice: PageNotice | undefined) => void;
  /** `undefined` until they are loaded. */
  readonly definitions: readonly RenderingDefinition[] | undefined;
  readonly onOpen: (open: OpenPage) => void;
  /** How pages are shown. It stays the same from page to page, so that links in preview stay in preview. */
  readonly view: PageView;
  readonly onView: (view: PageView) => void;
}
