/** A frame with a page. */
export interface FrameBuffer {
  /** Differs for each render. */
  readonly id: number;
  readonly src: string;
}

/**
 * The frames of the edited page. It is rendered again in a second frame, which takes the place of the first once it has
 * loaded, so that nothing flickers.
 */
export interface FrameBuffersState {
  /** The frame that can be seen; `undefined` before the first has loaded. */
  readonly shown: FrameBuffer | undefined;
  /** The frame that loads behind it. */
  readonly next: (FrameBuffer & { readonly isLoaded: boolean }) | undefined;
}

/** What happened to the frames. */
export type FrameBuffersFact =
  | { readonly type: 'requested'; readonly frame: FrameBuffer }
  | { readonly type: 'loaded'; readonly id: number }
  /** Nothing in the shown frame would be lost any more, such as a text that is being typed. */
  | { readonly type: 'released' };

/** No page has been asked for. */
export const initialFrameBuffers: FrameBuffersState = { shown: undefined, next: undefined };

/** The frames after something happened. A frame that another has replaced meanwhile is never shown. */
export function frameBuffersReducer(
  state: FrameBuffersState,
  fact: FrameBuffersFact,
): FrameBuffersState {
  switch (fact.type) {
    case 'requested':
      return { ...state, next: { ...fact.frame, isLoaded: false } };
    case 'loaded':
      if (state.next?.id !== fact.id) return state;
      return { ...state, next: { ...state.next, isLoaded: true } };
    case 'released':
      return state.next?.isLoaded ? { shown: state.next, next: undefined } : state;
  }
}

/** The frames in the document, in an order that doesn't move them, because a moved frame loads again. */
export function framesOf({ shown, next }: FrameBuffersState): readonly FrameBuffer[] {
  return [shown, next].filter((each) => each !== undefined).toSorted((a, b) => a.id - b.id);
}
