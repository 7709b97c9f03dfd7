import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerFact } from '#domain/pagedList/pagedListState.ts';
import type { Asked } from './siteApi.ts';
import { startAsking } from './startAsking.ts';

type ListState<Request> =
  | { readonly kind: 'settled' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loading'; readonly request: Request };

/** How a list changes, and where its state comes from. */
export interface ListSource<State, Fact, Request, Part> {
  readonly reducer: (state: State, fact: Fact | AnswerFact<Request, Part>) => State;
  /** Reads the address of the page. */
  readonly readAddress: (type: 'opened' | 'addressChanged') => Fact;
  /** Asks the site's API (`askPart`). */
  readonly ask: (request: Request, signal: AbortSignal) => Asked<Part>;
  /** Keeps the entries shown for when the visitor comes back. */
  readonly keep: (state: State & { readonly kind: 'settled' }) => void;
}

interface PagedList<State, Fact> {
  readonly state: State;
  /** Reports what the visitor did. A stable function. */
  readonly dispatch: (fact: Fact) => void;
  /** The state with all facts reported so far, whether or not it is rendered yet. */
  readonly current: () => State;
}

/**
 * The state of a list in the browser. A request starts when a fact is reported, before React renders
 * the new state, so that both run concurrently. What is no longer wanted is aborted.
 */
export function usePagedList<State extends ListState<Request>, Fact, Request, Part>(
  initial: () => State,
  source: ListSource<State, Fact, Request, Part>,
): PagedList<State, Fact> {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const pending = useRef<{ readonly request: Request; readonly abort: () => void }>(undefined);

  const dispatch = useCallback(
    function dispatch(fact: Fact | AnswerFact<Request, Part>) {
      const next = source.reducer(latest.current, fact);
      latest.current = next;
      setState(next);
      const request = next.kind === 'loading' ? next.request : undefined;
      if (request === pending.current?.request) return;
      pending.current?.abort();
      pending.current = request && {
        request,
        abort: startAsking(
          (signal) => source.ask(request, signal),
          (answer) =>
            dispatch(
              answer.ok
                ? { type: 'arrived', request, part: answer.value }
                : { type: 'failed', request },
            ),
        ),
      };
    },
    [source],
  );

  // Before the first paint: the address may name other entries than the server sent.
  useLayoutEffect(() => {
    const goneTo = () => dispatch(source.readAddress('addressChanged'));
    dispatch(source.readAddress('opened'));
    window.addEventListener('popstate', goneTo);
    return () => {
      window.removeEventListener('popstate', goneTo);
      pending.current?.abort();
      pending.current = undefined;
    };
  }, [source, dispatch]);

  useEffect(() => {
    if (isSettled(state)) source.keep(state);
  }, [source, state]);

  return { state, dispatch, current: useCallback(() => latest.current, []) };
}

function isSettled<State extends { readonly kind: string }>(
  state: State,
): state is State & { readonly kind: 'settled' } {
  return state.kind === 'settled';
}
