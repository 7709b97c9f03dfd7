import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

/** Text and lines have the colours of Storybook, light or dark. */
const line = 'color-mix(in srgb, currentColor 20%, transparent)';

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: space.m,
  marginBlock: space.l,
});

export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
  padding: space.l,
  border: `${size.hairline} solid ${line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.ground,
  color: vars.color.text,
});

export const swatches = style({ display: 'flex', gap: space['2xs'], inlineSize: '100%' });

export const swatch = style({
  flex: 1,
  blockSize: space.xl,
  border: `${size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
});

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: space.m,
  margin: 0,
  marginBlock: space.m,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  position: 'relative',
  overflow: 'clip',
  border: `${size.hairline} solid ${line}`,
  borderRadius: space.xs,
  selectors: {
    '&:has(a:focus-visible)': { outline: `${size.focusRing} solid currentColor` },
    '&:hover': { borderColor: 'currentColor' },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '8 / 5',
  blockSize: 'auto',
  borderBlockEnd: `${size.hairline} solid ${line}`,
});

export const caption = style({ display: 'grid', gap: space['3xs'], padding: space.s });

globalStyle(`${caption} *`, { fontSize: '0.875rem', lineHeight: 1.4 });

/** The whole card is clickable. */
export const link = style({
  fontWeight: 600,
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
