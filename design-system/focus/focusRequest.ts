import { useState } from 'react';
import { moveFocus } from './focus.ts';

/** Joins what the visitor has pressed to what takes the focus after the next render. */
export interface FocusRequest {
  /** Asks for the focus. Call it when what the visitor has pressed is about to be replaced. */
  readonly request: () => void;
  /** Moves the focus to an element if it was asked for since the last time. It can be the ref of the element. */
  readonly take: (target: Element | null) => void;
}

export function createFocusRequest(): FocusRequest {
  let isRequested = false;
  return {
    request: () => {
      isRequested = true;
    },
    take: (target) => {
      if (!target || !isRequested) return;
      isRequested = false;
      moveFocus(target);
    },
  };
}

/** The request of a component, the same in all its renders. */
export function useFocusRequest(): FocusRequest {
  const [request] = useState(createFocusRequest);
  return request;
}
