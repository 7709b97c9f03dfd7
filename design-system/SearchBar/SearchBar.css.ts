import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { searchFieldHeight } from './searchBarHeight.ts';

const { color, radius, text } = vars;

/** The frame around the field and the buttons, which look like one control on any picture. */
export const form = style([
  surface.base,
  {
    display: 'flex',
    alignItems: 'center',
    padding: space['2xs'],
    border: `${size.hairline} solid ${color.borderStrong}`,
    // Concentric with the button inside; stays sharp in brands with sharp corners.
    borderRadius: `calc(${radius.control} + min(${radius.control}, ${space['2xs']}))`,
    textAlign: 'start',
    boxShadow: vars.shadow.raised,
    selectors: {
      '&:has(> :focus-visible:is(input))': {
        outline: `${size.focusRing} solid ${color.focus}`,
        // Inside the frame, since no colour has enough contrast on every picture.
        outlineOffset: `calc(-1 * ${size.focusRing})`,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&:has(> :focus-visible:is(input))': { outlineColor: 'Highlight' } },
      },
    },
  },
]);

/** It has the height of the field, also before the browser has read that. */
export const icon = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  minBlockSize: searchFieldHeight,
  paddingInlineStart: space.s,
  color: color.textMuted,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: searchFieldHeight,
  paddingInline: space.s,
  border: 0,
  outline: 'none',
  appearance: 'none',
  backgroundColor: 'transparent',
  color: color.onField,
  fontFamily: text.body.family,
  // Below 16 px, iOS zooms in on a field that takes focus.
  fontSize: `max(1rem, ${text.body.size})`,
  textOverflow: 'ellipsis',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&::placeholder': { textOverflow: 'ellipsis' },
  },
});

/** Hidden while the field is empty. */
export const clear = style({
  display: 'flex',
  marginInlineEnd: space['2xs'],
  selectors: { [`${input}:placeholder-shown ~ &`]: { display: 'none' } },
});
