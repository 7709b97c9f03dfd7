import type { DemoEditor, EditorSession, SessionFailure } from '../api/sessionApi.ts';

/** Whether somebody is signed in. */
export type SessionState =
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'signed-out';
      readonly demoEditor: DemoEditor | undefined;
      /** Why the last attempt failed. */
      readonly failure: SessionFailure | undefined;
    }
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'signed-in';
      readonly session: EditorSession;
      /** The session has ended, but what was typed is still here. */
      readonly lapsed: { readonly failure: SessionFailure | undefined } | undefined;
    };

/** The answer hasn't come yet. */
export const initialSession: SessionState = { kind: 'asking' };

/** What happened to the session. */
export type SessionFact =
  | { readonly type: 'sessionFound'; readonly session: EditorSession }
  | { readonly type: 'sessionRefused'; readonly failure: SessionFailure }
  | { readonly type: 'asked' }
  /** The service no longer accepts the session. */
  | { readonly type: 'lapsed' }
  | { readonly type: 'signedOut' };

/** The session after something happened. */
export function sessionReducer(state: SessionState, fact: SessionFact): SessionState {
  switch (fact.type) {
    case 'sessionFound':
      return { kind: 'signed-in', session: fact.session, lapsed: undefined };
    case 'asked':
      return state.kind === 'unreachable' ? { kind: 'asking' } : state;
    case 'lapsed':
      return state.kind === 'signed-in' && !state.lapsed
        ? { ...state, lapsed: { failure: undefined } }
        : state;
    case 'signedOut':
      return { kind: 'signed-out', demoEditor: undefined, failure: undefined };
    case 'sessionRefused':
      return refused(state, fact.failure);
  }
}

function refused(state: SessionState, failure: SessionFailure): SessionState {
  switch (state.kind) {
    case 'signed-in':
      return { ...state, lapsed: { failure } };
    case 'signed-out':
      return { ...state, failure };
    case 'asking':
    case 'unreachable':
      if (failure.kind !== 'signed-out') return { kind: 'unreachable' };
      return { kind: 'signed-out', demoEditor: failure.demoEditor, failure: undefined };
  }
}
