/** Global styles of every page: import them once, at the root. */

import { globalStyle } from '@vanilla-extract/css';
import { size } from './contract.css.ts';
import { coveredBelowLength, floatingLift } from './covered.ts';
import { forcedColors, reducedMotion } from './media.ts';
import './reset.css.ts';
import './surfaces.css.ts';
import './print.css.ts';

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      // Not `none`, so that `animationend` events still fire: dialogs wait for them.
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // Exactly zero. With any other duration each change of each property is a transition, because
      // `transition-property` is `all` by default, and scripts that measure read the value before it.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});

// `keepRoomFor` adds the height of what covers the page.
globalStyle('html', { scrollPaddingBlockEnd: `var(${floatingLift}, 0px)` });

globalStyle('body', { paddingBlockEnd: coveredBelowLength });

globalStyle('html', { '@media': { [reducedMotion]: { scrollBehavior: 'auto' } } });

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [reducedMotion]: { animation: 'none !important' } },
});

globalStyle(':where(:focus-visible)', {
  '@media': { [forcedColors]: { outline: `${size.focusRing} solid Highlight` } },
});
