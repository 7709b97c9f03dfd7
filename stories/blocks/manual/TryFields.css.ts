import { style } from '@vanilla-extract/css';
import { size, space } from '#themes/contract.css.ts';
import { stage } from './BlockManual.css.ts';

const line = 'color-mix(in srgb, currentColor 20%, transparent)';

/** The block above its form, in one frame. */
export const frame = style({
  marginBlock: space.m,
  border: `${size.hairline} solid ${line}`,
  borderRadius: space.xs,
});

/** The block stays in view while the fields below it are filled in. */
export const shown = style([
  stage,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    maxBlockSize: '50vh',
    border: 'none',
    borderBlockEnd: `${size.hairline} solid ${line}`,
    borderRadius: `${space.xs} ${space.xs} 0 0`,
  },
]);

export const fields = style({
  display: 'grid',
  gap: space.l,
  padding: space.l,
  borderRadius: `0 0 ${space.xs} ${space.xs}`,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.m,
});
