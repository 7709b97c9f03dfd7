import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import {
  type FrameFact,
  type FrameMode,
  type FrameOrder,
  frameMessage,
  type Place,
  readFrameFact,
} from '../protocol/frameProtocol.ts';
import { frameBuffersReducer, framesOf, initialFrameBuffers } from './frameBuffersState.ts';
import * as css from './PageFrame.css.ts';
import { useScale } from './useScale.ts';

/** A text that the page wasn't rendered with yet. */
export interface FrameText {
  readonly itemId: string;
  readonly field: string;
  readonly value: string;
}

export interface PageFrameProps {
  /** The accessible name of the frame: which page it shows. */
  readonly title: string;
  /** The address of the page in this render. Another address renders it again. */
  readonly src: string;
  /** The origin of the site, which alone is listened to. */
  readonly origin: string;
  /** The width of the window that the page is shown for, in CSS pixels. */
  readonly width: number;
  readonly mode: FrameMode;
  readonly chosen: Place | undefined;
  /** The names of blocks, by placement. */
  readonly names: Readonly<Record<string, string>>;
  /** The unsaved texts, which the page gets over its own. */
  readonly texts: readonly FrameText[];
  readonly onFact: (fact: FrameFact) => void;
}

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
  useFrameMessages(props, windows, shownId, (id) => dispatch({ type: 'loaded', id }));

  return (
    <div ref={room} className={css.room}>
      <div className={css.page} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {framesOf(state).map((frame) => (
          <iframe
            key={frame.id}
            ref={(element) => {
              if (element) windows.current.set(frame.id, element);
              else windows.current.delete(frame.id);
            }}
            className={css.frame}
            data-state={frame.id === shownId ? 'shown' : 'loading'}
            inert={frame.id !== shownId}
            src={frame.src}
            style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
            title={title}
            onLoad={() => dispatch({ type: 'loaded', id: frame.id })}
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

type Windows = React.RefObject<Map<number, HTMLIFrameElement>>;

/** Listens to the pages in the frames, and tells the one that is shown what is chosen and typed elsewhere. */
function useFrameMessages(
  { origin, mode, chosen, names, texts, onFact }: PageFrameProps,
  windows: Windows,
  shownId: number | undefined,
  onReady: (id: number) => void,
): void {
  const scrolledTo = useRef(0);
  const tell = (id: number | undefined, order: FrameOrder) => {
    const frame = id === undefined ? undefined : windows.current.get(id);
    frame?.contentWindow?.postMessage(frameMessage(order), origin);
  };

  const hear = useEffectEvent(({ data, origin: sender, source }: MessageEvent) => {
    if (sender !== origin) return;
    const [id] =
      [...windows.current].find(([, { contentWindow }]) => contentWindow === source) ?? [];
    const fact = id === undefined ? undefined : readFrameFact(data);
    if (id === undefined || !fact) return;
    if (fact.type === 'started') {
      tell(id, { type: 'welcome', mode, chosen, y: scrolledTo.current, names });
      for (const text of texts) tell(id, { type: 'showText', ...text });
      onReady(id);
    } else if (id !== shownId) return;
    if (fact.type === 'scrolled') scrolledTo.current = fact.y;
    onFact(fact);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const tellChoice = useEffectEvent((place: Place | undefined) =>
    tell(shownId, { type: 'choose', place }),
  );
  useEffect(() => tellChoice(chosen), [chosen]);

  const told = useRef(new Map<string, string>());
  const tellTexts = useEffectEvent((all: readonly FrameText[]) => {
    for (const text of all) {
      const key = `${shownId} ${text.itemId} ${text.field}`;
      if (told.current.get(key) === text.value) continue;
      told.current.set(key, text.value);
      tell(shownId, { type: 'showText', ...text });
    }
  });
  useEffect(() => tellTexts(texts), [texts]);
}
