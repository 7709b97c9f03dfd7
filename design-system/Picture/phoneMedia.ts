import { breakpointPx } from '#themes/media.ts';

/** Below this width the phone's picture is shown. */
export const phoneMedia = `(max-width: ${breakpointPx('tablet') - 0.02}px)`;
