import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

/**
 * For a window in which the panels don't fit beside the page, or for text of 200 %: they are below the page then, and the
 * window scrolls. A container's rem is that of the page, while a media query's is that of the browser.
 */
const narrow = '(max-width: 56rem)';

export const place = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  backgroundColor: color.ground,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(14rem, 20cqi, 20rem) minmax(0, 1fr) clamp(15rem, 22cqi, 22rem)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  '@container': {
    [narrow]: {
      flex: 'none',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '80vh',
      backgroundColor: color.ground,
    },
  },
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
  '@container': { [narrow]: { order: 1 } },
});

export const right = style({
  ...side,
  padding: space.m,
  overflowY: 'auto',
  borderInlineStart: `${size.hairline} solid ${color.border}`,
  '@container': { [narrow]: { order: 2 } },
});

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const notices = style({
  display: 'grid',
  gap: space.xs,
  paddingInline: space.m,
  selectors: { '&:not(:empty)': { paddingBlockStart: space.m } },
});
