import { keyframes, style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.xl})` } });

/** The timing that the content platform documents for editors; the same for every brand. */
const delay = '0ms';
const duration = '1000ms';

export const reveal = style({
  '@media': {
    // Neither in print nor for visitors who prefer reduced motion.
    'screen and (prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-state="revealed"]': {
          animation: `${rise} ${duration} ${vars.motion.easing} ${delay} backwards`,
        },
      },
    },
  },
});
