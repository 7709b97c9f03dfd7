import { style } from '@vanilla-extract/css';

const none = { display: 'none' };

export const actions = style({
  display: 'flex',
  // The actions need script, and have no use on paper.
  '@media': { '(scripting: none)': none, print: none },
});
