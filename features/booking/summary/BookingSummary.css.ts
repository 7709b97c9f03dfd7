import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from, lowWindow } from '#themes/media.ts';
import { stickyHeader } from '#themes/underHeader.ts';

const { color, density, radius } = vars;

/** Below a header that stays in the window. */
const stickyTop = `calc(var(${stickyHeader}, 0px) + ${space.l})`;

/** Beside the steps of wide windows; narrow ones have the sheet. */
export const panel = style({
  display: 'none',
  '@media': {
    [from('laptop')]: {
      display: 'grid',
      gap: space.m,
      position: 'sticky',
      insetBlockStart: stickyTop,
      maxBlockSize: `calc(100dvh - ${stickyTop} - ${space.l})`,
      overflowY: 'auto',
      padding: density.card,
      backgroundColor: color.raised,
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: radius.l,
      selectors: {
        '&:focus-visible': {
          outline: `${size.focusRing} solid ${color.focus}`,
          outlineOffset: size.focusRing,
        },
      },
    },
    [lowWindow]: { position: 'static', maxBlockSize: 'none' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});

export const title = style({ ...typeset('heading4'), color: color.heading, margin: 0 });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

export const facts = style({ display: 'grid', gap: space.s, margin: 0 });

export const name = style({ ...typeset('small'), color: color.textMuted, margin: 0 });

export const value = style({
  ...typeset('body'),
  color: color.text,
  margin: 0,
  '::first-letter': { textTransform: 'uppercase' },
});

export const line = style({ ...typeset('small'), display: 'block', color: color.textMuted });

export const offerings = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  marginBlockStart: space['2xs'],
  padding: 0,
  listStyle: 'none',
});

export const offering = style({
  ...typeset('body'),
  display: 'flex',
  // The price moves below the name before a word of the name is broken.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  color: color.text,
});

export const offeringName = style({ flex: '1 1 min-content', minInlineSize: 0 });

export const offeringPrice = style({ marginInlineStart: 'auto' });

export const total = style({
  ...typeset('label'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  margin: 0,
  paddingBlockStart: space.m,
  color: color.heading,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const note = style({ ...typeset('small'), color: color.textMuted, margin: 0 });
