import { globalStyle } from '@vanilla-extract/css';

/*
 * While a dialog is open, Radix sets both on the body, and all elements of the page would inherit them: opening and closing
 * would compute the styles of the whole page, more than once. Nothing uses the length, and the area around the dialog covers
 * the page, so nothing in it can be pressed. The type of `pointerEvents` knows no `!important`, so it is among the variables.
 */
globalStyle('body', {
  vars: {
    'pointer-events': 'auto !important',
    '--removed-body-scroll-bar-size': '0 !important',
  },
});
