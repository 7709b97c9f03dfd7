import { moveFocus, moveLostFocus } from '#design-system/focus/focus.ts';
import { backCloses } from './backCloses.ts';
import { type Inert, inertOutside } from './inertOutside.ts';
import { rowQuery } from './menuQueries.css.ts';

/**
 * Makes a popover modal while it is open: the focus moves into it, the page behind it is inert, and
 * the button that opened it gets the focus back. Back closes it. A window that becomes wide enough for the row
 * closes it, and so does a link to a place on the same page.
 *
 * @returns undoes it.
 */
export function makeModal(panel: HTMLElement): () => void {
  let held: Inert | undefined;
  const hide = () => panel.hidePopover();
  function leave() {
    held?.release();
    held = undefined;
  }
  function enter() {
    leave();
    held = holdVisitor(panel, hide);
  }
  function closed() {
    leave();
    returnFocus(panel);
  }

  // The opener before the panel closes, because the browser can't return the focus to a button that is inert.
  // The page follows in its own task: the click that closes the panel doesn't wait for the styles of all its elements.
  const beforeToggle = ({ newState }: ToggleEvent) => {
    const opener = newState === 'closed' && openerOf(panel);
    if (opener) held?.free(opener);
  };
  const toggle = () => (isOpen(panel) ? enter() : closed());
  const row = window.matchMedia(rowQuery);

  panel.addEventListener('beforetoggle', beforeToggle);
  panel.addEventListener('toggle', toggle);
  window.addEventListener('hashchange', hide);
  row.addEventListener('change', hide);
  // It works without script, so it may have been opened before this script ran.
  if (isOpen(panel)) enter();
  return () => {
    leave();
    panel.removeEventListener('beforetoggle', beforeToggle);
    panel.removeEventListener('toggle', toggle);
    window.removeEventListener('hashchange', hide);
    row.removeEventListener('change', hide);
  };
}

/** Keeps the visitor in an open panel until it is released. */
function holdVisitor(panel: HTMLElement, hide: () => void): Inert {
  const outside = inertOutside(panel);
  const leaveHistory = backCloses(hide);
  if (!panel.contains(document.activeElement)) moveFocus(panel.querySelector('button'));
  return {
    free: outside.free,
    release() {
      outside.release();
      leaveHistory();
    },
  };
}

function isOpen(panel: HTMLElement): boolean {
  return panel.matches(':popover-open');
}

/**
 * Browsers return the focus only if the panel had it and the button had been focused by the press. Otherwise it stays in
 * the closed panel until the page is drawn again.
 */
function returnFocus(panel: HTMLElement): void {
  const opener = openerOf(panel);
  if (panel.contains(document.activeElement)) moveFocus(opener);
  else moveLostFocus(opener);
}

/** The button that opens a panel. */
function openerOf(panel: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`);
  return [...buttons].find((button) => !panel.contains(button));
}
