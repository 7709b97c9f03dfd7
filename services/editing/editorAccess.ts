import { isSameSecret } from '#process/isSameSecret.ts';
import { json } from '../http/respond.ts';
import type { PathParameters, Route } from '../http/router.ts';
import type { Handler } from '../service.ts';
import type { Editor } from './editor.ts';
import type { Session, Sessions } from './sessions.ts';

/** A route that only editors with a session reach. */
export interface SessionRoute extends Omit<Route, 'handle'> {
  readonly handle: (
    request: Request,
    session: Session,
    parameters: PathParameters,
  ) => Response | Promise<Response>;
}

/** Decides who may call what. */
export interface EditorAccess {
  /**
   * The editor whose browser sends a request. `undefined` without a session, and for changing requests that a page of another
   * origin may have caused.
   */
  readonly signedIn: (request: Request) => Editor | undefined;
  /** Whether a page of the services themselves sends a request, as far as browsers say. */
  readonly isOwnOrigin: (request: Request) => boolean;
  /** Answers 401 without a session, and 403 for a changing request that a page of another origin may have caused. */
  readonly requireSession: (routes: readonly SessionRoute[]) => Route[];
  /** Carries the session of each request on, so that it doesn't end while its editor works. */
  readonly keepSessions: (handle: Handler) => Handler;
}

/**
 * Creates the access of editors.
 * @param origin where browsers reach the services
 */
export function createEditorAccess(sessions: Sessions, origin: string): EditorAccess {
  const isOwnOrigin = ({ headers }: Request) => headers.get('origin') === origin;
  const isForged = (request: Request, { csrf }: Session) =>
    isChanging(request) && !(isOwnOrigin(request) && hasToken(request, csrf));
  return {
    isOwnOrigin,
    signedIn: (request) => {
      const session = sessions.find(request);
      return session && !isForged(request, session) ? session.editor : undefined;
    },
    requireSession: (routes) =>
      routes.map(({ method, path, handle }) => ({
        method,
        path,
        handle: (request, parameters) => {
          const session = sessions.find(request);
          if (!session) return json({ kind: 'signed-out' }, 401);
          if (isForged(request, session)) return json({ kind: 'forged' }, 403);
          return handle(request, session, parameters);
        },
      })),
    keepSessions: (handle) => async (request) => {
      const session = sessions.find(request);
      const answer = await handle(request);
      const isAging = session !== undefined && sessions.isAging(session);
      if (!isAging || answer.headers.has('set-cookie')) return answer;
      answer.headers.append('set-cookie', sessions.cookieOf(session));
      return answer;
    },
  };
}

function isChanging({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function hasToken({ headers }: Request, csrf: string): boolean {
  return isSameSecret(headers.get('x-csrf-token') ?? '', csrf);
}
