/**
 * The member of a history entry's state that counts the overlays open on it: dialogs, drawers, menus and viewers.
 * Beside it, the state has members of the router and of pages.
 */
const member = 'overlays';

/** How many overlays the current history entry belongs to; 0 for the entry of a page. Browser only. */
export function overlaysOfEntry(): number {
  const count: unknown = window.history.state?.[member];
  return typeof count === 'number' ? count : 0;
}

/** Adds an entry for one more overlay, at the same address and with the router's state. */
export function pushOverlayEntry(count: number): void {
  window.history.pushState({ ...window.history.state, [member]: count }, '');
}

/** Leaves an entry whose overlay closed with its document, because the visitor reloaded the page or came back to it. */
export function leaveOverlayEntry(): void {
  const count = overlaysOfEntry();
  if (count === 0) return;
  // Once, although effects may run twice.
  window.history.replaceState({ ...window.history.state, [member]: 0 }, '');
  window.history.go(-count);
}

/**
 * Changes the address of the page, also while an overlay is open. A new entry is put below the overlay's, so that Back
 * closes the overlay and keeps what was chosen in it.
 */
export function writePageAddress(how: 'pushState' | 'replaceState', address: string): void {
  const count = overlaysOfEntry();
  // Without the router's members: with them, it would treat the address as its own and not record it.
  const state = count > 0 ? { [member]: count } : null;
  const isBelow = how === 'pushState' && count > 0;
  if (isBelow) {
    window.history.replaceState(null, '', address);
    pushOverlayEntry(count);
  } else {
    window.history[how](state, '', address);
  }
}
