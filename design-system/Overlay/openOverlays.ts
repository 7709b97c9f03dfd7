import { overlaysOfEntry, pushOverlayEntry } from './overlayEntry.ts';

/** Closes an overlay. */
type Close = () => void;

/** The open overlays, the outermost first. */
let open: readonly Close[] = [];

/** Whether the browser is on its way back from the entries of closed overlays, which takes some milliseconds. */
let isLeaving = false;

/** The index of the current entry, to tell Back from Forward. Browsers without the Navigation API have none. */
let lastIndex: number | undefined;

let isListening = false;

/**
 * Makes Back close an overlay before it leaves the page. An open overlay has a history entry of its own, at the
 * address of the page. Nested overlays close one by one.
 *
 * @param close - Closes the overlay; called when the visitor goes back.
 * @returns a function to call when the overlay has closed in any way. It removes the entry.
 */
export function openOverlay(close: Close): () => void {
  listen();
  open = [...open, close];
  settleSoon();
  return () => {
    open = open.filter((each) => each !== close);
    settleSoon();
  };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', follow);
}

/** In a microtask: an overlay that closes while another opens leaves its entry to that one. */
function settleSoon(): void {
  queueMicrotask(settle);
}

/** Gives the current entry as many overlays as are open. */
function settle(): void {
  if (isLeaving) return;
  const missing = open.length - overlaysOfEntry();
  for (let count = 1; count <= missing; count += 1) pushOverlayEntry(overlaysOfEntry() + 1);
  if (missing < 0) leave(missing);
  lastIndex = indexOfEntry();
}

/** Goes back over entries without an overlay. */
function leave(distance: number): void {
  isLeaving = true;
  window.history.go(distance);
}

function follow(): void {
  const index = indexOfEntry();
  const isForward = index !== undefined && lastIndex !== undefined && index > lastIndex;
  lastIndex = index;
  if (isLeaving) {
    isLeaving = false;
    keepScrolled();
    settle();
    return;
  }
  const count = overlaysOfEntry();
  const closed = open.slice(count);
  open = open.slice(0, count);
  for (const close of closed.reverse()) close();
  // An entry that a link in an overlay has left behind shows nothing of its own.
  if (count > open.length && !isForward) leave(open.length - count);
}

/** Undoes that the browser restores the scroll position which the page had when the overlay opened. */
function keepScrolled(): void {
  const { scrollX, scrollY } = window;
  requestAnimationFrame(() => {
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  });
}

function indexOfEntry(): number | undefined {
  return window.navigation?.currentEntry?.index;
}
