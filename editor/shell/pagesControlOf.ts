import type { PagesControl } from '../pages/pagesControl.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import type { PageControl } from './usePage.ts';

/** What the pages of the site are changed with while one of them is open. */
export function pagesControlOf(
  { api, open, signedIn, session, pageList, onNotice }: PageEditorProps,
  { page, edit }: PageControl,
): PagesControl {
  const { reload, staleBecause, round } = pageList;
  return {
    api,
    site: open.site,
    language: open.language,
    isPublisher: signedIn.session.editor.role === 'publisher',
    save: edit.flush,
    refresh: async () => {
      // The open page may have another name, and its path with it.
      const [item] = await Promise.all([api.item(page), reload()]);
      if (item.ok) edit.dispatch({ type: 'itemRefreshed', item: item.value });
    },
    staleBecause,
    round,
    say: onNotice,
    lapse: session.lapse,
  };
}
