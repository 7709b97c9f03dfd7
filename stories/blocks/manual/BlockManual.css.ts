import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

export const themes = style({ display: 'grid', gap: space.xl, marginBlock: space.l });

export const theme = style({ display: 'grid', gap: space.xs, margin: 0 });

/** The framed preview of a page, which is never taller than the screen. */
export const stage = style({
  maxBlockSize: '85vh',
  overflow: 'auto',
  border: `${size.hairline} solid`,
  borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: space.xs,
});

/** A page of desktop width, for the media queries, scaled down to fit the manual. */
export const page = style({
  inlineSize: '100%',
  minInlineSize: `${breakpointPx('desktop')}px`,
  zoom: 0.75,
});
