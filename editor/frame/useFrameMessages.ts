import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type FrameFact,
  type FrameOrder,
  frameMessage,
  isSamePlace,
  type Place,
  readFrameFact,
} from '../protocol/frameProtocol.ts';
import type { FrameText, PageFrameProps } from './PageFrameProps.ts';

interface Frames {
  /** The frames in the document, by id. */
  readonly windows: RefObject<Map<number, HTMLIFrameElement>>;
  /** The frame that can be seen. */
  readonly shownId: number | undefined;
  /** The script in a frame has started. */
  readonly onStarted: (id: number) => void;
}

/**
 * Listens to the pages in the frames, and tells the one that is shown what is chosen and typed elsewhere. Returns what tells it
 * more.
 */
export function useFrameMessages(
  props: PageFrameProps,
  frames: Frames,
): (order: FrameOrder) => void {
  const { origin, mode, chosen, blocks, texts } = props;
  const { windows, shownId } = frames;
  const scrolledTo = useRef(0);
  const appears = useAppearing();
  const tell = (id: number | undefined, order: FrameOrder) => {
    const frame = id === undefined ? undefined : windows.current.get(id);
    frame?.contentWindow?.postMessage(frameMessage(order), origin);
  };
  const welcome = (id: number | undefined) => {
    tell(id, { type: 'welcome', mode, chosen, y: scrolledTo.current, blocks });
  };

  useHeardFacts(origin, windows, (id, fact) => {
    if (fact.type === 'started') {
      welcome(id);
      if (appears(chosen, fact.places)) tell(id, { type: 'choose', place: chosen });
      for (const text of texts) tell(id, { type: 'showText', ...text });
      frames.onStarted(id);
    } else if (id !== shownId) return;
    if (fact.type === 'scrolled') scrolledTo.current = fact.y;
    props.onFact(fact);
  });

  const tellChoice = useEffectEvent((place: Place | undefined) =>
    tell(shownId, { type: 'choose', place }),
  );
  useEffect(() => tellChoice(chosen), [chosen]);

  const tellBlocks = useEffectEvent((_: PageFrameProps['blocks']) => welcome(shownId));
  useEffect(() => tellBlocks(blocks), [blocks]);

  useToldTexts(texts, shownId, (text) => tell(shownId, { type: 'showText', ...text }));
  return (order) => tell(shownId, order);
}

/**
 * Tells whether a place is new among those of the page: what was chosen before the page had it, such as a new block, may be
 * outside the window.
 */
function useAppearing(): (place: Place | undefined, places: readonly Place[]) => boolean {
  const known = useRef<readonly Place[]>([]);
  return (place, places) => {
    const isAmong = (all: readonly Place[]) => all.some((each) => isSamePlace(each, place));
    const isNew = isAmong(places) && !isAmong(known.current);
    known.current = places;
    return isNew;
  };
}

/** Calls back with what the pages in the frames say. Messages of other origins and windows are ignored. */
function useHeardFacts(
  origin: string,
  windows: Frames['windows'],
  onFact: (id: number, fact: FrameFact) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin) return;
    const sender = [...windows.current].find(
      ([, { contentWindow }]) => contentWindow === event.source,
    );
    const fact = sender && readFrameFact(event.data);
    if (sender && fact) onFact(sender[0], fact);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}

/** Tells each text once. */
function useToldTexts(
  texts: readonly FrameText[],
  shownId: number | undefined,
  tell: (text: FrameText) => void,
): void {
  const told = useRef(new Map<string, string>());
  const tellAll = useEffectEvent((all: readonly FrameText[]) => {
    for (const text of all) {
      const key = `${shownId} ${text.itemId} ${text.field}`;
      if (told.current.get(key) === text.value) continue;
      told.current.set(key, text.value);
      tell(text);
    }
  });
  // A frame that takes the place of another gets all of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => tellAll(texts), [texts, shownId]);
}
