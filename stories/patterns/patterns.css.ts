import { globalStyle, style } from '@vanilla-extract/css';
import { docsText } from '#stories/docs/docs.css.ts';
import { space } from '#themes/contract.css.ts';

export const example = style({ marginBlock: space.m });

export const caption = style([
  docsText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.m,
    fontSize: '0.875rem',
  },
]);

globalStyle(`${caption} *`, { margin: 0, fontSize: '0.875rem' });

/** Figures keep their line, and align with those of the other languages. */
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
