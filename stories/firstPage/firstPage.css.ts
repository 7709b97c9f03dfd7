import { style } from '@vanilla-extract/css';
import '#stories/docs/docs.css.ts';
import { size, space } from '#themes/contract.css.ts';

export const shot = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlock: space.m,
  border: `${size.hairline} solid`,
  borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: space.xs,
});
