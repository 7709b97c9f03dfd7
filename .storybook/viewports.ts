import { breakpointPx } from '#themes/media.ts';
import type { Breakpoint } from '#tokens/names.ts';

const breakpoints: readonly Breakpoint[] = ['tablet', 'laptop', 'desktop', 'wide', 'max'];

function viewport(name: string, width: number) {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '900px' } };
}

/** The widths of the toolbar: two phones, and each breakpoint with the last px below it. */
export const viewports = Object.fromEntries([
  ['phoneSmall', viewport('Small phone', 320)],
  ['phone', viewport('Phone', 375)],
  ...breakpoints.flatMap((name) => [
    [`below-${name}`, viewport(`Below ${name}`, breakpointPx(name) - 1)],
    [name, viewport(`From ${name}`, breakpointPx(name))],
  ]),
]);
