import { waitFor } from 'storybook/test';
import { isFocusLost } from '#design-system/focus/focus.ts';
import { markupOf } from './markupOf.ts';

/** What has had the focus last, unless the page has it. */
let last: Element | undefined;

let losses: readonly string[] = [];

/** How the focus was lost: what had it was removed, hidden, disabled or made inert, and nothing else has it. */
function loss(): string | undefined {
  if (!last || !isFocusLost() || isUsable(last)) return undefined;
  return markupOf(last);
}

function isUsable(element: Element): boolean {
  const isThere = element.isConnected && element.checkVisibility({ visibilityProperty: true });
  return isThere && !element.closest('[inert]') && !element.matches(':disabled');
}

function noteLoss(): void {
  const found = loss();
  if (found !== undefined) losses = [...losses, found];
}

/** Watches the window for actions that begin while the focus is lost. */
export function watchLostFocus(): void {
  window.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element && target !== document.body ? target : undefined;
  });
  for (const action of ['pointerdown', 'keydown']) {
    window.addEventListener(action, noteLoss, { capture: true });
  }
}

/** Forgets what was before a story. */
export function forgetLostFocus(): void {
  last = undefined;
  losses = [];
}

/** What has lost the focus in a story; it may still be on its way at the end. */
export async function lostFocus(): Promise<readonly string[]> {
  await waitFor(
    () => {
      if (loss() !== undefined) throw new Error('lost');
    },
    { timeout: 500 },
  ).catch(noteLoss);
  return losses;
}
