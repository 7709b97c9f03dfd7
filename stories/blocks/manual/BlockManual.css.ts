import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

export const themes = style({ display: 'grid', gap: space.xl, marginBlock: space.l });

export const theme = style({ display: 'grid', gap: space.xs, margin: 0 });

/** A window to a page: wide, with a frame of its own, and never taller than a screen. */
export const stage = style({
  maxBlockSize: '85vh',
  overflow: 'auto',
  border: `${size.hairline} solid`,
  borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: space.xs,
});

/** As wide as a desktop's window, which the style sheets go by, and shrunk to fit the manual. */
export const page = style({
  inlineSize: '100%',
  minInlineSize: `${breakpointPx('desktop')}px`,
  zoom: 0.75,
});

/** Scrolls by itself where the window is narrow. */
export const tableRegion = style({ overflowX: 'auto' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} ${space.s}`,
  borderBlockEnd: `${size.hairline} solid`,
  borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} td:last-child`, { minInlineSize: '16em' });
