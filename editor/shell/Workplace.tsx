import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { moveLostFocus } from '#design-system/focus/focus.ts';
import { useFocusAfterChange } from '#design-system/focus/useFocusAfterChange.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { type AnswerHandle, useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { EditableSite } from '../api/sessionApi.ts';
import type { EditorServices } from '../editorServices.ts';
import { Announcement } from '../pages/Announcement.tsx';
import type { PageNotice } from '../pages/pageNotice.ts';
import { usePageList } from '../pages/usePageList.ts';
import { Answer } from '../panels/Answer.tsx';
import { type OpenPage, openPagePath, readOpenPage } from '../state/openPage.ts';
import type { SessionState } from '../state/sessionState.ts';
import type { SessionControl } from '../state/useSession.ts';
import { centred } from './Editor.css.ts';
import { PageEditor } from './PageEditor.tsx';
import type { PageView } from './pageView.ts';
import { SignInAgain } from './SignInAgain.tsx';

interface WorkplaceProps {
  readonly services: EditorServices;
  readonly session: SessionControl;
  readonly signedIn: Extract<SessionState, { kind: 'signed-in' }>;
}

/** Where a signed-in editor works: a page of a site, which is in the address of the window. */
export function Workplace(props: WorkplaceProps) {
  const { services, session, signedIn } = props;
  const { sites } = signedIn.session;
  const [open, onOpen] = useOpenPage(services, sites);
  const site = sites.find(({ name }) => name === open?.site);
  if (!open || !site) {
    return (
      <main className={centred}>
        <Message tone="info">
          <p>There is no site that you can edit.</p>
        </Message>
      </main>
    );
  }
  return (
    <>
      {signedIn.lapsed && (
        <SignInAgain
          name={signedIn.session.editor.name}
          failure={signedIn.lapsed.failure}
          onSignIn={session.signIn}
        />
      )}
      <OpenedPage {...props} site={site} open={open} onOpen={onOpen} />
    </>
  );
}

interface OpenedPageProps extends WorkplaceProps {
  readonly site: EditableSite;
  readonly open: OpenPage;
  readonly onOpen: (open: OpenPage) => void;
}

/** The page that is open, once the pages of its site are known. */
function OpenedPage(props: OpenedPageProps) {
  const { services, session, signedIn, open, onOpen } = props;
  const { csrf, lapse } = session;
  const [view, setView] = useState<PageView>({ mode: 'edit', width: 1280 });
  const api = useMemo(() => services.authoring(csrf), [services, csrf]);
  const definitions = useAnswer('definitions', () => api.renderingDefinitions());
  const pageList = usePageList(api, open);
  const { pages } = pageList;
  const [notice, onNotice] = useState<PageNotice>();
  useFocusOnPage(open, pages.answer.kind === 'loaded');
  useSignedInAgain([pages, definitions], lapse, signedIn.lapsed === undefined);
  const shared = { ...props, api, pageList, notice, onNotice, view, onView: setView };
  const known = definitions.answer.kind === 'loaded' ? definitions.answer.value : undefined;
  return (
    <>
      <Announcement text={notice?.text ?? ''} />
      <Answer of={pages} label="The pages of the site are loading">
        {(all) => {
          const page = all.find(({ itemId }) => itemId === open.itemId) ?? all[0];
          if (!page)
            return <Message tone="info" title="This site has no pages in this language." />;
          return (
            <PageEditor
              key={`${page.itemId} ${open.language}`}
              {...shared}
              onOpen={(next) => {
                onNotice(undefined);
                onOpen(next);
              }}
              page={page}
              pages={all}
              definitions={known}
            />
          );
        }}
      </Answer>
    </>
  );
}

/** What opened another page is gone with the page before, such as its entry in the tree. */
function useFocusOnPage(open: OpenPage, isReady: boolean): void {
  useFocusAfterChange(openPagePath(open), isReady, () =>
    moveLostFocus(document.querySelector('main'), 'still'),
  );
}

/** Asks to sign in when a question was refused because the session has ended, and asks it again afterwards. */
function useSignedInAgain(
  questions: readonly AnswerHandle<unknown, AuthoringFailure>[],
  lapse: () => void,
  isSignedIn: boolean,
): void {
  const refused = questions.filter(
    ({ answer }) => answer.kind === 'failed' && answer.failure.kind === 'signed-out',
  );
  const isRefused = refused.length > 0;
  const onRefused = useEffectEvent(() => lapse());
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  const onSignedIn = useEffectEvent(() => {
    for (const { retry } of refused) retry();
  });
  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn]);
}

/** The page in the address of the window. */
function useOpenPage(
  { address }: EditorServices,
  sites: Parameters<typeof readOpenPage>[1],
): readonly [OpenPage | undefined, (open: OpenPage) => void] {
  const [path, setPath] = useState(address.read);
  useEffect(() => address.subscribe(() => setPath(address.read())), [address]);
  // A block is chosen by links from outside; the next page has other blocks.
  const open = ({ block: _, ...page }: OpenPage) => {
    address.write(openPagePath(page));
    setPath(address.read());
  };
  return [readOpenPage(path, sites), open];
}
