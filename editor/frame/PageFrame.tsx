import { useEffect, useReducer, useRef } from 'react';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { frameBuffersReducer, framesOf, initialFrameBuffers } from './frameBuffersState.ts';
import * as css from './PageFrame.css.ts';
import type { PageFrameProps } from './PageFrameProps.ts';
import { useFrameMessages } from './useFrameMessages.ts';
import { useScale } from './useScale.ts';

/** The edited page in a frame, scaled to fit. */
export function PageFrame(props: PageFrameProps) {
  const { title, src, width } = props;
  const [state, dispatch] = useReducer(frameBuffersReducer, initialFrameBuffers);
  const windows = useRef(new Map<number, HTMLIFrameElement>());
  const nextId = useRef(0);
  const { room, scale, height } = useScale(width);
  useEffect(() => {
    nextId.current += 1;
    dispatch({ type: 'requested', frame: { id: nextId.current, src } });
  }, [src]);
  const shownId = state.shown?.id;
  const onLoaded = (id: number) => dispatch({ type: 'loaded', id });
  useFrameMessages(props, { windows, shownId, onLoaded });
  return (
    <div ref={room} className={css.room}>
      <div className={css.page} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {framesOf(state).map(({ id, src: address }) => (
          <iframe
            key={id}
            ref={(element) => registerFrame(windows.current, id, element)}
            className={css.frame}
            data-state={id === shownId ? 'shown' : 'loading'}
            inert={id !== shownId}
            src={address}
            style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
            title={title}
            onLoad={() => onLoaded(id)}
          />
        ))}
      </div>
      {!state.shown && (
        <div className={css.loading}>
          <Spinner label="The page is loading" />
        </div>
      )}
    </div>
  );
}

function registerFrame(
  windows: Map<number, HTMLIFrameElement>,
  id: number,
  element: HTMLIFrameElement | null,
): void {
  if (element) windows.set(id, element);
  else windows.delete(id);
}
