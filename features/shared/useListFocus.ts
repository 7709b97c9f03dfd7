import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus, moveLostFocus } from '#design-system/focus/focus.ts';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import type { ListTypes, PagedListState } from '#domain/pagedList/pagedListState.ts';

interface ListFocus {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The form with the retry button. */
  readonly retry: RefObject<HTMLFormElement | null>;
  /** The region of the list, which keeps the focus of what disappears without a successor. It needs `tabIndex={-1}`. */
  readonly region: RefObject<HTMLElement | null>;
}

/** Moves focus to the first of the new entries, or to the retry button. */
export function useListFocus(state: PagedListState<ListTypes>): ListFocus {
  const list = useRef<HTMLUListElement>(null);
  const retry = useRef<HTMLFormElement>(null);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.kind === 'settled' && state.focusAt !== undefined) {
      moveFocus(list.current?.children[state.focusAt]?.querySelector('a'));
    }
    // Focus is lost if the pressed button was removed.
    if (state.kind === 'failed' && state.request.thenFocus) {
      moveLostFocus(retry.current?.querySelector('button'));
    }
  }, [state]);
  useKeptFocus(region);
  return { list, retry, region };
}
