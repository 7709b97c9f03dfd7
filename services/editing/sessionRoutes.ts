import { json } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import type { EditorAccess, SessionRoute } from './editorAccess.ts';
import type { Editors } from './editors.ts';
import type { Session, Sessions } from './sessions.ts';
import { createSignIn, type SignInOptions } from './signIn.ts';
import type { DemoAccount, SessionAnswer, WireEditedSite } from './wire.ts';

interface SessionRoutesOptions extends Pick<SignInOptions, 'now' | 'log'> {
  readonly editors: Editors;
  readonly sessions: Sessions;
  readonly access: EditorAccess;
  /** What editors may edit. */
  readonly sites: readonly WireEditedSite[];
}

/** The session of a browser: who has signed in, signing in and signing out. */
export function sessionRoutes(options: SessionRoutesOptions): Route[] {
  const { editors, sessions, access, sites } = options;
  const [account] = demoAccounts(editors);
  const shown = account && { demoEditor: account };
  const answer = ({ editor, csrf }: Session): SessionAnswer => ({
    editor,
    csrf,
    sites: [...sites],
    ...shown,
  });
  const signIn = createSignIn({
    ...options,
    isOwnOrigin: access.isOwnOrigin,
    welcome: (editor, request) => {
      const before = sessions.find(request);
      if (before) sessions.end(before);
      const session = sessions.begin(editor);
      return json(answer(session), 200, { 'set-cookie': sessions.cookieOf(session) });
    },
  });
  const signOut: SessionRoute = {
    method: 'POST',
    path: '/edit/api/sign-out',
    handle: (_request, session) => json({}, 200, { 'set-cookie': sessions.end(session) }),
  };
  return [
    {
      method: 'GET',
      path: '/edit/api/session',
      handle: (request) => {
        const session = sessions.find(request);
        return session ? json(answer(session)) : json({ kind: 'signed-out', ...shown }, 401);
      },
    },
    { method: 'POST', path: '/edit/api/sign-in', handle: signIn },
    ...access.requireSession([signOut]),
  ];
}

/** The accounts of a demo, which the front page shows. */
function demoAccounts(editors: Editors): readonly DemoAccount[] {
  return [...editors.values()].flatMap(({ name, shownPassword: password }) =>
    password === undefined ? [] : [{ name, password }],
  );
}
