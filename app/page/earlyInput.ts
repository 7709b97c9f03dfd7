import { everywhere, keptPresses, keptWithin } from '#features/shared/earlyPresses.ts';
import { lateAttribute } from '#features/shared/lateInput.ts';
import { reportEvent } from '#features/shared/reportEvent.ts';
import { changedFields } from './changedFields.ts';

/** Repeats something that the visitor did before hydration. */
type Repeat = () => void;

/** The parts that are still to be hydrated, as a selector. */
export const lateParts = `[${lateAttribute}]`;

/** Reads what visitors did before the page was hydrated, except in its late parts. Nothing on a page that the browser rendered. */
export function takePageInput(): Repeat {
  const presses = keptPresses();
  if (Reflect.get(presses, keptWithin) !== everywhere) return () => undefined;
  // From now on, the page's code handles all other events itself.
  Reflect.set(presses, keptWithin, lateParts);
  return takeInput(document, (element) => !element.closest(lateParts));
}

/** Reads what visitors did in a late part before it was hydrated. */
export function takePartInput(part: Element): Repeat {
  return takeInput(part, (element) => part.contains(element));
}

function takeInput(root: ParentNode, isOwn: (element: Element) => boolean): Repeat {
  const groups = [...root.querySelectorAll('details')].filter(isOwn);
  const { activeElement, body } = document;
  const repeats = [
    // Handlers compare what is open with what they know of.
    ...groups.map((group) => () => reportEvent(group, 'toggle')),
    // Without a focus, it is the body.
    ...(activeElement && activeElement !== body && isOwn(activeElement)
      ? [() => reportEvent(activeElement, 'focusin')]
      : []),
    ...changedFields(root, isOwn),
    ...takePresses(isOwn),
  ];
  // After the effects of all other components.
  return () => queueMicrotask(() => repeatAll(repeats));
}

function takePresses(isOwn: (element: Element) => boolean): readonly Repeat[] {
  const presses = keptPresses();
  return [...presses].flatMap(([element, event]) => {
    if (!(element instanceof HTMLElement && event instanceof Event && isOwn(element))) return [];
    presses.delete(element);
    return [() => press(element, event)];
  });
}

function press(element: HTMLElement, event: Event): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLFormElement && event.type === 'submit') element.requestSubmit();
  else element.dispatchEvent(event);
}

/** React renders between two of them, as between two events: what the first one changes, the next one finds. */
async function repeatAll(repeats: readonly Repeat[]): Promise<void> {
  for (const repeat of repeats) {
    repeat();
    await undefined;
  }
}
