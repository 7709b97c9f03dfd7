import { keyframes, style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.xl})` } });

/** What the content platform promises editors, the same for every brand. */
const delay = '0ms';
const duration = '1000ms';

export const reveal = style({
  '@media': {
    // Neither on paper nor for visitors who asked for less movement.
    'screen and (prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-state="revealed"]': {
          animation: `${rise} ${duration} ${vars.motion.easing} ${delay} backwards`,
        },
      },
    },
  },
});
