import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { pictureFilter } from '#themes/nightSwitch.ts';
import { phoneQuery } from '#themes/queries.css.ts';

/** What stays visible of a cropped picture, and of the one for phones, as values of `object-position`. */
export const focusPoint = createVar();
export const phoneFocusPoint = createVar();

const focus = fallbackVar(focusPoint, 'center');
const phoneFocus = fallbackVar(phoneFocusPoint, focus);

const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  backgroundColor: vars.color.skeleton,
  backgroundSize: 'cover',
  backgroundPosition: focus,
  // The style of the `alt` text, which is shown if the picture fails to load.
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.lineHeight,
  '@media': { [phoneQuery]: { backgroundPosition: phoneFocus } },
});

export const frames = styleVariants({
  natural: [frame],
  wide: [frame, { aspectRatio: '16 / 9' }],
  standard: [frame, { aspectRatio: '4 / 3' }],
  square: [frame, { aspectRatio: '1 / 1' }],
  fill: [frame, { position: 'absolute', inset: 0, blockSize: '100%' }],
});

/** The preview has the shape of the picture, so it must not cover the frame either. */
export const wholeFrame = style([
  frames.fill,
  { backgroundColor: 'transparent', backgroundSize: 'contain', backgroundRepeat: 'no-repeat' },
]);

/** For logos and drawings, which may be transparent. */
export const bare = style({ backgroundColor: 'transparent' });

// At night pictures, many of which have white grounds, don't glare.
const filter = `var(${pictureFilter}, none)`;

export const image = styleVariants({
  natural: { inlineSize: '100%', blockSize: 'auto', filter },
  framed: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', filter },
});

export const fits = styleVariants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain', padding: space.m },
  whole: { objectFit: 'contain' },
});

export const positions = styleVariants({
  center: {
    objectPosition: focus,
    '@media': { [phoneQuery]: { objectPosition: phoneFocus } },
  },
  top: { objectPosition: 'top' },
  bottom: { objectPosition: 'bottom' },
  left: { objectPosition: 'left' },
  right: { objectPosition: 'right' },
});
