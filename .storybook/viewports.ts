import { breakpointPx } from '#themes/media.ts';
import type { Breakpoint } from '#tokens/names.ts';

const breakpoints: readonly Breakpoint[] = ['tablet', 'laptop', 'desktop', 'wide', 'max'];

function viewport(name: string, width: number) {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '900px' } };
}

/** The viewport of a window of 1280 x 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { name: '400 % zoom', styles: { width: '320px', height: '256px' } };

/**
 * The viewports of the toolbar: two phones, a desktop at 400 % zoom, each breakpoint and the width
 * 1 px below it.
 */
export const viewports = Object.fromEntries([
  ['phoneSmall', viewport('Small phone', 320)],
  ['phone', viewport('Phone', 375)],
  ['zoomed', zoomed],
  ...breakpoints.flatMap((name) => [
    [`below-${name}`, viewport(`Below ${name}`, breakpointPx(name) - 1)],
    [name, viewport(`From ${name}`, breakpointPx(name))],
  ]),
]);
