import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { box } from '../Field/control.css.ts';
import { field, handle as rangeHandle } from '../RangeSlider/RangeSlider.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color } = vars;

export const slider = style([tabularFigures, { minInlineSize: 0 }]);

/** Wide enough for a price in millions with its currency. */
const fieldWidth = '9.5em';

/** The label beside the field, or above it where a long label leaves no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['2xs']} ${space.m}`,
});

globalStyle(`${head} > ${field}`, {
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['2xs']} ${space.m}`,
});
globalStyle(`${head} ${box}`, { inlineSize: fieldWidth });
globalStyle(`${head} label`, { marginBlockEnd: 0 });

/** With a single handle the whole track receives pointer events. */
export const handle = style([rangeHandle, { pointerEvents: 'auto', cursor: 'pointer' }]);

/** The lowest and the highest number, below the ends of the track. */
export const ends = style({
  ...typeset('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  color: color.textMuted,
});

export const stillValue = style({ display: 'flex', alignItems: 'center' });

/** Without script the slider never becomes usable, so only its number is shown. */
export const stillTrack = style({ '@media': { '(scripting: none)': { display: 'none' } } });
