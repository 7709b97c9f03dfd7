import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import type { FrameOrder } from '../protocol/frameProtocol.ts';
import { frameBuffersReducer, framesOf, initialFrameBuffers } from './frameBuffersState.ts';
import * as css from './PageFrame.css.ts';
import type { PageFrameProps } from './PageFrameProps.ts';
import { SilentPage } from './SilentPage.tsx';
import { useFrameMessages } from './useFrameMessages.ts';
import { useScale } from './useScale.ts';

/** The edited page in a frame, scaled to fit. */
export function PageFrame(props: PageFrameProps) {
  const { title, width } = props;
  const { frames, shownId, windows, onLoaded, isSilent, retry } = useFrames(props);
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
      {isSilent && <SilentPage onRetry={retry} />}
      {shownId === undefined && (
        <div className={css.loading}>
          <Spinner label="The page is loading" />
        </div>
      )}
    </div>
  );
}

/** The frames, and what their pages say. */
function useFrames(props: PageFrameProps) {
  const { src, isHeld } = props;
  const [state, dispatch] = useReducer(frameBuffersReducer, initialFrameBuffers);
  const windows = useRef(new Map<number, HTMLIFrameElement>());
  const nextId = useRef(0);
  const [startedId, setStartedId] = useState<number>();
  const shownId = state.shown?.id;
  const onLoaded = (id: number) => dispatch({ type: 'loaded', id });
  const onStarted = (id: number) => {
    setStartedId(id);
    onLoaded(id);
  };
  const tell = useFrameMessages(props, { windows, shownId, onStarted });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is requested again in each round.
  useEffect(() => {
    nextId.current += 1;
    dispatch({ type: 'requested', frame: { id: nextId.current, src } });
  }, [src, round]);

  const noteFocus = useMovedFocus(windows, shownId, tell);
  const isReady = state.next?.isLoaded === true && !isHeld;
  const release = useEffectEvent(() => {
    noteFocus();
    dispatch({ type: 'released' });
  });
  useEffect(() => {
    if (isReady) release();
  }, [isReady]);

  const isSilent = useIsSilent(shownId, shownId === startedId);
  const retry = () => setRound(round + 1);
  return { frames: framesOf(state), shownId, windows, onLoaded, isSilent, retry };
}

/** The focus goes from a frame to the one that takes its place. Returns what notes, before that, whether a frame has it. */
function useMovedFocus(
  windows: RefObject<Map<number, HTMLIFrameElement>>,
  shownId: number | undefined,
  tell: (order: FrameOrder) => void,
): () => void {
  const hadFocus = useRef(false);
  const giveFocus = useEffectEvent((id: number) => {
    moveFocus(windows.current.get(id), 'still');
    tell({ type: 'takeFocus' });
  });
  useEffect(() => {
    if (shownId !== undefined && hadFocus.current) giveFocus(shownId);
  }, [shownId]);
  return () => {
    const { activeElement } = document;
    hadFocus.current = [...windows.current.values()].some((frame) => frame === activeElement);
  };
}

/** The script of a page that is shown starts within this time, in ms, or else something is wrong with the page. */
const startMs = 4_000;

/** Whether a page is shown whose script hasn't started, such as an error of the site. */
function useIsSilent(shownId: number | undefined, hasStarted: boolean): boolean {
  const [silentId, setSilentId] = useState<number>();
  useEffect(() => {
    if (shownId === undefined || hasStarted) return undefined;
    const timer = setTimeout(() => setSilentId(shownId), startMs);
    return () => clearTimeout(timer);
  }, [shownId, hasStarted]);
  return silentId !== undefined && silentId === shownId && !hasStarted;
}

function registerFrame(
  windows: Map<number, HTMLIFrameElement>,
  id: number,
  element: HTMLIFrameElement | null,
): void {
  if (element) windows.set(id, element);
  else windows.delete(id);
}
