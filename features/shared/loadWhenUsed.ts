import { keptPresses } from './earlyPresses.ts';

/**
 * Loads the code of a late part when the visitor first uses the page, or at once if it is needed before. If it can't be loaded, the
 * next press tries again.
 */
export async function loadWhenUsed(load: () => Promise<unknown>): Promise<void> {
  if (!isNeeded() && !isUsed()) await next(uses);
  while (!(await isLoaded(load))) await next(presses);
}

/** Whether the part shows what the server doesn't know, or may not look the same later. */
function isNeeded(): boolean {
  return window.location.search !== '' || isKnown() || mayBeTranslated();
}

/** Whether the browser keeps something about the visitor, such as saved cars. */
function isKnown(): boolean {
  try {
    return window.localStorage.length + window.sessionStorage.length > 0;
  } catch {
    // Storage is denied, so nothing is kept.
    return false;
  }
}

/** Whether browsers may translate the page, so that its texts would be others when React hydrates them later. */
function mayBeTranslated(): boolean {
  const { lang } = document.documentElement;
  return !navigator.languages.some((language) => language.startsWith(lang));
}

/** Whether the visitor has done something before this code ran. */
function isUsed(): boolean {
  const { activeElement, body } = document;
  // Without a focus, it is the body.
  const hasFocus = activeElement !== null && activeElement !== body;
  return hasFocus || window.scrollY > 0 || keptPresses().size > 0;
}

/** What visitors do when they want something. Assistive technology clicks without a pointer, and changes fields without a key. */
const presses = ['pointerdown', 'keydown', 'click', 'input'] as const;

/** What visitors do first on a page. */
const uses = [...presses, 'pointermove', 'focusin', 'scroll'] as const;

/** Resolves when a visitor next does something of that kind. */
function next(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (event: Event) => {
      if (isStill(event)) return;
      heard.abort();
      resolve();
    };
    // What components keep from bubbling counts too.
    const options = { capture: true, passive: true, signal: heard.signal };
    for (const type of types) window.addEventListener(type, hear, options);
  });
}

/** Browsers report a pointer that stays where it is when the page below it changes. */
function isStill(event: Event): boolean {
  if (!(event instanceof PointerEvent && event.type === 'pointermove')) return false;
  return event.movementX === 0 && event.movementY === 0;
}

function isLoaded(load: () => Promise<unknown>): Promise<boolean> {
  return load().then(
    () => true,
    () => false,
  );
}
