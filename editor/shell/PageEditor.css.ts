import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

// Columns in rem, so that panels keep their lines when the text is enlarged. In a window that gets too narrow for them, or
// with text of 200 %, the panels are below the page, and the window scrolls.
const narrow = 'screen and (max-width: 60rem)';

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  backgroundColor: color.ground,
  '@media': { [narrow]: { blockSize: 'auto' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 20rem) minmax(0, 1fr) minmax(15rem, 22rem)',
  flex: 1,
  minBlockSize: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const side = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  backgroundColor: color.raised,
} as const;

export const left = style({
  ...side,
  borderInlineEnd: `${size.hairline} solid ${color.border}`,
  '@media': { [narrow]: { order: 1 } },
});

export const right = style({
  ...side,
  padding: space.m,
  overflowY: 'auto',
  borderInlineStart: `${size.hairline} solid ${color.border}`,
  '@media': { [narrow]: { order: 2 } },
});

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [narrow]: { minBlockSize: '70vh' } },
});

export const notices = style({
  display: 'grid',
  gap: space.xs,
  paddingInline: space.m,
  selectors: { '&:not(:empty)': { paddingBlockStart: space.m } },
});
