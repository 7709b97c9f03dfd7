import { fail, ok, type Result } from '#domain/result.ts';
import type {
  DemoEditor,
  EditableSite,
  EditorSession,
  SessionApi,
  SessionFailure,
} from '../sessionApi.ts';

/** How the fake answers. */
export interface FakeSessionOptions {
  readonly sites: readonly EditableSite[];
  readonly role?: 'editor' | 'publisher';
  /** Whether somebody is signed in at first. */
  readonly isSignedIn?: boolean;
  readonly demoEditor?: DemoEditor | undefined;
  /** What every attempt to sign in fails with. */
  readonly failure?: SessionFailure | undefined;
}

/** The password that the fake accepts. */
export const fakePassword = 'calm-blue-water';

/** Sessions in memory, for tests and stories. */
export function createFakeSession(options: FakeSessionOptions): SessionApi {
  const { sites, role = 'publisher', isSignedIn = true, demoEditor, failure } = options;
  const session: EditorSession = { editor: { name: 'Astrid', role }, csrf: 'token', sites };
  let isOpen = isSignedIn;
  const answer = async (): Promise<Result<EditorSession, SessionFailure>> => {
    await Promise.resolve();
    return isOpen ? ok(session) : fail({ kind: 'signed-out', demoEditor });
  };
  return {
    session: answer,
    signIn: async (_name, password) => {
      await Promise.resolve();
      if (failure) return fail(failure);
      if (password !== fakePassword) return fail({ kind: 'wrong' });
      isOpen = true;
      return answer();
    },
    signOut: async () => {
      isOpen = false;
    },
    previewLink: async (_csrf, { route }) => {
      await Promise.resolve();
      const url = `https://nordvik.example/preview${route}?token=abc`;
      return ok({ url, expiresAt: '2026-12-01T08:00:00Z' });
    },
  };
}
