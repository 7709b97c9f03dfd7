import { earlyPresses, everywhere, keptWithin } from '#features/shared/earlyPresses.ts';

/**
 * Buttons and areas that only the page's code makes work. The browser itself opens popovers, and scrolls areas that take
 * the focus, some of which can be pressed.
 */
const pressed = 'button[type=button]:not([popovertarget]),[tabindex="0"]';

/** Buttons of which the arrow keys choose one. */
const tabs = '[role=tab]';

/** Forms that only the page's code answers as meant. Others do the same without it, by their address. */
const answered = 'form:not([action],[method]),form[rel]';

/** Script that handles events of a type on some elements. Repeated code weighs less than a function: it is compressed. */
function handle(type: string, elements: string, condition: string, action: string): string {
  return `addEventListener('${type}',e=>{const b=e.target.closest('${elements}');if(b&&b.closest(p.${keptWithin})${condition})${action}},true);`;
}

const keep = 'p.set(b,e)';

/**
 * Keeps events that come before hydration, which React would drop. Impatient visitors press again, so the last event on
 * an element counts, once. What they enter stays in the fields, from which `changedFields` reads it.
 */
export const keepPresses = [
  `{const p=window.${earlyPresses}=new Map;p.${keptWithin}='${everywhere}';`,
  handle('click', pressed, '', keep),
  handle('submit', answered, '', `{${keep};e.preventDefault()}`),
  handle('keydown', tabs, '&&/^Arrow/.test(e.key)', keep),
  '}',
].join('');
