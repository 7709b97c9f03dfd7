import { useEffect, useMemo, useState } from 'react';
import { Message } from '#design-system/Message/Message.tsx';
import type { EditorServices } from '../editorServices.ts';
import { Answer } from '../panels/Answer.tsx';
import { type OpenPage, openPagePath, readOpenPage } from '../state/openPage.ts';
import type { SessionState } from '../state/sessionState.ts';
import { useAuthored } from '../state/useAuthored.ts';
import type { SessionControl } from '../state/useSession.ts';
import { centred } from './Editor.css.ts';
import { PageEditor } from './PageEditor.tsx';
import { SignInAgain } from './SignInAgain.tsx';

interface WorkplaceProps {
  readonly services: EditorServices;
  readonly session: SessionControl;
  readonly signedIn: Extract<SessionState, { kind: 'signed-in' }>;
}

/** Where a signed-in editor works: a page of a site, which is in the address of the window. */
export function Workplace({ services, session, signedIn }: WorkplaceProps) {
  const { sites } = signedIn.session;
  const { csrf } = session;
  const api = useMemo(() => services.authoring(csrf), [services, csrf]);
  const [open, setOpen] = useOpenPage(services, sites);
  const definitions = useAuthored('definitions', () => api.renderingDefinitions());
  const pages = useAuthored(`${open?.site} ${open?.language}`, () =>
    api.pages(open?.site ?? '', open?.language ?? ''),
  );
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
        <SignInAgain failure={signedIn.lapsed.failure} onSignIn={session.signIn} />
      )}
      <Answer of={pages} label="The pages of the site are loading">
        {(all) => {
          const page = all.find(({ itemId }) => itemId === open.itemId) ?? all[0];
          if (!page)
            return <Message tone="info" title="This site has no pages in this language." />;
          return (
            <PageEditor
              key={`${page.itemId} ${open.language}`}
              services={services}
              session={session}
              api={api}
              site={site}
              open={open}
              page={page}
              signedIn={signedIn}
              pages={all}
              definitions={
                definitions.answer.kind === 'loaded' ? definitions.answer.value : undefined
              }
              onOpen={setOpen}
            />
          );
        }}
      </Answer>
    </>
  );
}

/** The page in the address of the window. */
function useOpenPage(
  { address }: EditorServices,
  sites: Parameters<typeof readOpenPage>[1],
): readonly [OpenPage | undefined, (open: OpenPage) => void] {
  const [path, setPath] = useState(address.read);
  useEffect(() => address.subscribe(() => setPath(address.read())), [address]);
  const open = (page: OpenPage) => {
    address.write(openPagePath(page));
    setPath(address.read());
  };
  return [readOpenPage(path, sites), open];
}
