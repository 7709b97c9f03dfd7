import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { SessionApi } from '../api/sessionApi.ts';
import { initialSession, type SessionState, sessionReducer } from './sessionState.ts';

/** The session, and what can be done with it. */
export interface SessionControl {
  readonly state: SessionState;
  /** Resolves with whether it worked. */
  readonly signIn: (name: string, password: string) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  readonly retry: () => void;
  /** To be called when the service says that the session has ended. */
  readonly lapse: () => void;
  /** The token of the session as it is now; empty without one. */
  readonly csrf: () => string;
}

/** Asks who is signed in. */
export function useSession(api: SessionApi): SessionControl {
  const [state, dispatch] = useReducer(sessionReducer, initialSession);
  const csrf = useRef('');

  const actions = useMemo(() => {
    const settle = (answer: Awaited<ReturnType<SessionApi['session']>>) => {
      if (answer.ok) csrf.current = answer.value.csrf;
      if (answer.ok) dispatch({ type: 'sessionFound', session: answer.value });
      else dispatch({ type: 'sessionRefused', failure: answer.failure });
      return answer.ok;
    };
    const ask = async () => {
      dispatch({ type: 'asked' });
      settle(await api.session());
    };
    return {
      ask,
      signIn: async (name: string, password: string) => settle(await api.signIn(name, password)),
      signOut: async () => {
        await api.signOut(csrf.current);
        dispatch({ type: 'signedOut' });
      },
      retry: () => void ask(),
      lapse: () => dispatch({ type: 'lapsed' }),
      csrf: () => csrf.current,
    };
  }, [api]);

  useEffect(() => {
    void actions.ask();
  }, [actions]);

  return { state, ...actions };
}
