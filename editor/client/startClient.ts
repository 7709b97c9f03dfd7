import {
  type FieldPlace,
  type FrameBlock,
  type FrameFact,
  type FrameMode,
  type FrameOrder,
  frameMessage,
  isSamePlace,
  type Place,
  readFrameOrder,
} from '../protocol/frameProtocol.ts';
import { createLayer, type Layer } from './layer.ts';
import { followLinks, keepInPage } from './links.ts';
import { boxOf, findMarkedPlaces, type MarkedPlace, placeAt } from './markedPlaces.ts';
import { createPlaceList, type PlaceList } from './placeList.ts';
import { coverText, isPlainText, openTextOverlay, type TextOverlay } from './textOverlay.ts';

/** Where the script runs, and which editor it answers. */
export interface ClientOptions {
  readonly page: Window;
  /** The window of the editor. */
  readonly editor: Window;
  /** Messages of other origins are ignored, and none is sent to them. */
  readonly editorOrigin: string;
}

/** Starts the script in an edited page. Nothing changes before the editor has answered. Returns what stops it. */
export function startClient(options: ClientOptions): () => void {
  const client = new Client(options);
  client.start();
  return () => client.stop();
}

/** After changes of the page, such as a loaded part, the places are looked for again; in ms. */
const settleMs = 200;

class Client {
  readonly #options: ClientOptions;
  readonly #page: Document;
  readonly #ended = new AbortController();
  #places: readonly MarkedPlace[] = [];
  #blocks: Readonly<Record<string, FrameBlock>> = {};
  #chosen: Place | undefined;
  #hovered: MarkedPlace | undefined;
  #focused: MarkedPlace | undefined;
  #layer: Layer | undefined;
  #list: PlaceList | undefined;
  #typing: TextOverlay | undefined;
  #typedInto: MarkedPlace | undefined;
  readonly #texts = new Map<string, string>();
  /** By the first mark of the place. */
  readonly #covers = new Map<Element, TextOverlay>();

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#page = options.page.document;
  }

  start(): void {
    this.#on('message', ({ data, origin, source }: MessageEvent) => {
      const { editor, editorOrigin } = this.#options;
      if (origin !== editorOrigin || source !== editor) return;
      const order = readFrameOrder(data);
      if (order) this.#follow(order);
    });
    this.#places = findMarkedPlaces(this.#page);
    this.#tellPlaces();
  }

  stop(): void {
    this.#ended.abort();
    this.#layer?.remove();
    this.#page.body.inert = false;
  }

  #on<Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
    capture = false,
  ): void {
    const { signal } = this.#ended;
    this.#options.page.addEventListener(type, listener, { signal, capture });
  }

  #tell(fact: FrameFact): void {
    this.#options.editor.postMessage(frameMessage(fact), this.#options.editorOrigin);
  }

  #tellPlaces(): void {
    this.#tell({ type: 'started', places: this.#places.map(({ place }) => place) });
  }

  #follow(order: FrameOrder): void {
    switch (order.type) {
      case 'welcome':
        this.#blocks = order.blocks;
        if (!this.#layer) this.#open(order.mode, order.y);
        this.#list?.update(this.#places);
        this.#choose(order.chosen);
        break;
      case 'choose':
        this.#choose(order.place);
        this.#reveal(this.#find(order.place));
        break;
      case 'takeFocus': {
        const marked = this.#find(this.#chosen) ?? this.#places[0];
        if (marked) this.#list?.focus(marked);
        break;
      }
      case 'showText':
        this.#cover(order.itemId, order.field, order.value);
        break;
    }
  }

  #open(mode: FrameMode, y: number): void {
    this.#layer = createLayer(this.#page);
    this.#options.page.scrollTo({ top: y, behavior: 'instant' });
    this.#on('scroll', () => {
      this.#tell({ type: 'scrolled', y: this.#options.page.scrollY });
      this.#draw();
    });
    if (mode === 'preview') {
      const { signal } = this.#ended;
      followLinks(this.#page, signal, (path) => this.#tell({ type: 'linkFollowed', path }));
    } else this.#startEditing(this.#layer);
    keepInPage(this.#page, this.#ended.signal);
  }

  #startEditing(layer: Layer): void {
    // No link, button or script of the page reacts, and the keyboard and screen readers find the list of places instead.
    this.#page.body.inert = true;
    this.#list = createPlaceList(this.#page, layer, (marked) => this.#label(marked), {
      onFocus: (marked) => {
        this.#focused = marked;
        this.#reveal(marked);
      },
      onPress: (marked) => this.#press(marked),
    });
    this.#list.update(this.#places);
    this.#on('mousemove', ({ clientX, clientY }) => this.#hover(clientX, clientY));
    this.#on('click', (event) => this.#click(event), true);
    this.#on('keydown', (event) => this.#key(event));
    this.#on('resize', () => this.#draw());
    this.#watch();
  }

  /** Islands load after the page, and may move what is below them. */
  #watch(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#lookAgain(), settleMs);
    };
    const changes = new MutationObserver(look);
    changes.observe(this.#page.body, { childList: true, subtree: true });
    const size = new ResizeObserver(() => this.#draw());
    size.observe(this.#page.body);
    this.#ended.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      changes.disconnect();
      size.disconnect();
    });
  }

  #lookAgain(): void {
    const before = this.#places;
    this.#places = findMarkedPlaces(this.#page);
    this.#list?.update(this.#places);
    this.#draw();
    const isSame =
      before.length === this.#places.length &&
      before.every(({ place }, at) => isSamePlace(place, this.#places[at]?.place));
    if (!isSame) this.#tellPlaces();
  }

  #hover(x: number, y: number): void {
    const found = placeAt(this.#places, x, y);
    if (found === this.#hovered) return;
    this.#hovered = found;
    this.#page.documentElement.style.cursor = found ? 'pointer' : '';
    this.#draw();
  }

  #click(event: MouseEvent): void {
    // Clicks on the layer's own controls are theirs.
    if (event.target !== this.#page.documentElement && event.target !== this.#page.body) return;
    event.preventDefault();
    const marked = placeAt(this.#places, event.clientX, event.clientY);
    if (marked) this.#press(marked);
    else this.#announce(undefined);
  }

  #key(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.key === 'Escape') this.#announce(undefined);
    if (!isCommand || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    const isRedo = key === 'y' || event.shiftKey;
    this.#tell({ type: 'shortcutPressed', shortcut: isRedo ? 'redo' : 'undo' });
  }

  #press(marked: MarkedPlace): void {
    this.#announce(marked.place);
    if (this.#isTyped(marked)) this.#type(marked);
  }

  #announce(place: Place | undefined): void {
    this.#choose(place);
    this.#tell({ type: 'chosen', place });
  }

  #choose(place: Place | undefined): void {
    this.#chosen = place;
    this.#draw();
  }

  #find(place: Place | undefined): MarkedPlace | undefined {
    return place && this.#places.find((marked) => isSamePlace(marked.place, place));
  }

  #type(marked: MarkedPlace): void {
    const { place, value } = marked;
    const layer = this.#layer;
    if (!layer || place.kind !== 'field') return;
    const { itemId, field } = place;
    this.#typing?.close();
    this.#covers.get(marked.start)?.close();
    const shown = this.#texts.get(textKey(itemId, field)) ?? value;
    const text = { value: shown, label: this.#label(marked) };
    this.#typedInto = marked;
    this.#tell({ type: 'typingStarted', itemId, field });
    this.#typing = openTextOverlay(layer, marked, text, {
      onType: (typed) => {
        this.#texts.set(textKey(itemId, field), typed);
        this.#tell({ type: 'textTyped', itemId, field, value: typed });
      },
      onEnd: (by) => this.#endTyping(marked, place, by),
    });
  }

  #endTyping(marked: MarkedPlace, { itemId, field }: FieldPlace, by: 'key' | 'leaving'): void {
    this.#typing = undefined;
    this.#typedInto = undefined;
    const typed = this.#texts.get(textKey(itemId, field));
    if (typed !== undefined) this.#cover(itemId, field, typed);
    this.#tell({ type: 'typingEnded', itemId, field });
    if (by === 'key') this.#list?.focus(marked);
  }

  /** Shows a text that the page wasn't rendered with yet, in all its places. */
  #cover(itemId: string, field: string, value: string): void {
    const layer = this.#layer;
    this.#texts.set(textKey(itemId, field), value);
    if (!layer) return;
    for (const marked of this.#places) {
      const { place } = marked;
      const isPlace = place.kind === 'field' && place.itemId === itemId && place.field === field;
      if (!isPlace || !this.#isTyped(marked) || marked === this.#typedInto) continue;
      this.#covers.get(marked.start)?.close();
      this.#covers.delete(marked.start);
      // A text as the page has it needs no cover.
      if (value === marked.value) continue;
      this.#covers.set(marked.start, coverText(layer, marked, value));
    }
  }

  /** Whether a text can be edited in its place. Formatted texts, choices and all else have a field in the panel. */
  #isTyped({ place }: MarkedPlace): boolean {
    if (place.kind !== 'field' || !isPlainText(place)) return false;
    return this.#blocks[place.uid]?.texts.includes(place.field) ?? false;
  }

  #label(marked: MarkedPlace): string {
    const { place, value } = marked;
    const block = this.#blocks[place.uid]?.name;
    if (place.kind === 'block') return block ?? 'Block';
    const text = this.#texts.get(textKey(place.itemId, place.field)) ?? value;
    const named = block === undefined ? place.field : `${block}, ${place.field}`;
    return this.#isTyped(marked) && text !== '' ? `${named}: ${text.slice(0, 80)}` : named;
  }

  #reveal(marked: MarkedPlace | undefined): void {
    const box = marked && boxOf(marked);
    const { innerHeight } = this.#options.page;
    const isOutside = box && (box.top < 0 || box.top + Math.min(box.height, 80) > innerHeight);
    if (isOutside && !marked.isPinned) {
      const top = this.#options.page.scrollY + box.top - innerHeight / 4;
      this.#options.page.scrollTo({ top, behavior: 'instant' });
    }
    this.#draw();
  }

  #draw(): void {
    const outlined = [
      ['hovered', this.#hovered],
      ['focused', this.#focused],
      ['chosen', this.#find(this.#chosen)],
    ] as const;
    for (const [kind, marked] of outlined) {
      const isTwice = kind !== 'chosen' && isSamePlace(marked?.place, this.#chosen);
      const box = marked && !isTwice ? boxOf(marked) : undefined;
      this.#layer?.outline(kind, box, marked ? this.#label(marked) : '');
    }
    this.#typing?.follow();
    for (const cover of this.#covers.values()) cover.follow();
  }
}

function textKey(itemId: string, field: string): string {
  return `${itemId} ${field}`;
}
