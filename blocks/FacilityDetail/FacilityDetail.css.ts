import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const { color, density, radius } = vars;

/** Starts below the header. The sections after it have their own padding. */
export const page = style({ paddingBlock: `${space.l} ${space['2xl']}` });

/** On laptops and wider, the text is beside the picture. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': {
    [from('laptop')]: {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      columnGap: space['3xl'],
      alignItems: 'center',
    },
  },
});

export const words = style({ display: 'grid', gap: space.l, minInlineSize: 0 });

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.m,
});

export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 690px, (min-width: ${breakpointPx('laptop')}px) 50vw, 100vw`;

export const departments = style({ marginBlockStart: space['2xl'] });

export const department = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.xs,
  minInlineSize: 0,
  blockSize: '100%',
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  // An e-mail address is one word and may be wider than a card.
  wordBreak: 'break-word',
});

export const title = style({ marginBlockEnd: space.l });

export const wayOn = style({ marginBlockStart: space.m });
