/** The property of `window` that maps buttons to clicks on them, until the page's code handles clicks itself. */
export const earlyPresses = 'forecourtPresses';

/** Buttons that only the page's code makes work. The browser itself submits forms and opens popovers. */
const buttons = 'button[type=button]:not([popovertarget])';

/**
 * Keeps clicks that come before hydration, which React would drop. Impatient visitors press again, so each button's
 * last click counts as one.
 */
export const keepPresses = `{const p=window.${earlyPresses}=new Map;addEventListener('click',e=>{const b=e.target.closest('${buttons}');if(b&&window.${earlyPresses})p.set(b,e)},true)}`;
