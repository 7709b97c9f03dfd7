import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { pictureNumber } from '../card/CarPicture.css.ts';

const side = {
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  '@media': {
    // Fingers swipe, or press a thumbnail.
    '(hover: none)': { display: 'none' },
    // They need script; without it the row scrolls natively.
    '(scripting: none)': { display: 'none' },
  },
} as const;

export const previous = style({ ...side, insetInlineStart: space.s });

export const next = style({ ...side, insetInlineEnd: space.s });

export const counter = style({
  ...pictureNumber,
  insetBlockEnd: space.s,
  insetInlineEnd: space.s,
  margin: 0,
  paddingBlock: space['3xs'],
  '@media': { '(scripting: none)': { display: 'none' } },
});
