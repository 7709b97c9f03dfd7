import { style } from '@vanilla-extract/css';

const filling = { position: 'absolute', inset: 0 } as const;

export const pane = style({
  ...filling,
  overflow: 'hidden',
  // The browser would enlarge the whole page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-state="whole"]': { cursor: 'zoom-in' },
    '&[data-state="zoomed"]': { cursor: 'move' },
  },
});

export const content = style(filling);
