import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { overPicture, veiledWords } from '../rules.ts';
import { moving, way } from './pressable.css.ts';

/** The same height at every width: a single card is a banner, several are in portrait format. */
export const card = style([
  surface.dark,
  {
    ...overPicture,
    minInlineSize: 0,
    minBlockSize: `calc(${space['5xl']} * 3.25)`,
    '@media': { print: { minBlockSize: 0, breakInside: 'avoid' } },
  },
]);

export const picture = style([
  moving,
  {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    overflow: 'hidden',
    // In print, the text is black on white below the picture.
    '@media': { print: { position: 'relative', aspectRatio: '16 / 9' } },
  },
]);

export const words = style({ ...veiledWords, '@media': { print: { backgroundImage: 'none' } } });

export const title = style([way]);
