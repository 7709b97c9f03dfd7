import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { frameBuffersReducer, framesOf, initialFrameBuffers } from './frameBuffersState.ts';
import * as css from './PageFrame.css.ts';
import type { PageFrameProps } from './PageFrameProps.ts';
import { useFrameMessages } from './useFrameMessages.ts';
import { useScale } from './useScale.ts';

/** The edited page in a frame, scaled to fit. */
export function PageFrame(props: PageFrameProps) {
  const { title, width } = props;
  const { frames, shownId, windows, onLoaded } = useFrames(props);
  const { room, scale, height } = useScale(width);
  return (
    <div ref={room} className={css.room}>
      <div className={css.page} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {frames.map(({ id, src }) => (
          <iframe
            key={id}
            ref={(element) => registerFrame(windows.current, id, element)}
            className={css.frame}
            data-state={id === shownId ? 'shown' : 'loading'}
            inert={id !== shownId}
            src={src}
            style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
            title={title}
            onLoad={() => onLoaded(id)}
          />
        ))}
      </div>
      {shownId === undefined && (
        <div className={css.loading}>
          <Spinner label="The page is loading" />
        </div>
      )}
    </div>
  );
}

/** The frames, and what their pages say. The focus goes from a frame to the one that takes its place. */
function useFrames(props: PageFrameProps) {
  const { src, isHeld } = props;
  const [state, dispatch] = useReducer(frameBuffersReducer, initialFrameBuffers);
  const windows = useRef(new Map<number, HTMLIFrameElement>());
  const nextId = useRef(0);
  const hadFocus = useRef(false);
  const shownId = state.shown?.id;
  const onLoaded = (id: number) => dispatch({ type: 'loaded', id });
  const tell = useFrameMessages(props, { windows, shownId, onLoaded });

  useEffect(() => {
    nextId.current += 1;
    dispatch({ type: 'requested', frame: { id: nextId.current, src } });
  }, [src]);

  const isReady = state.next?.isLoaded === true && !isHeld;
  useEffect(() => {
    if (!isReady) return;
    hadFocus.current = [...windows.current.values()].some(
      (frame) => frame === document.activeElement,
    );
    dispatch({ type: 'released' });
  }, [isReady]);

  const giveFocus = useEffectEvent((id: number) => {
    moveFocus(windows.current.get(id), 'still');
    tell({ type: 'takeFocus' });
  });
  useEffect(() => {
    if (shownId !== undefined && hadFocus.current) giveFocus(shownId);
  }, [shownId]);

  return { frames: framesOf(state), shownId, windows, onLoaded };
}

function registerFrame(
  windows: Map<number, HTMLIFrameElement>,
  id: number,
  element: HTMLIFrameElement | null,
): void {
  if (element) windows.set(id, element);
  else windows.delete(id);
}
