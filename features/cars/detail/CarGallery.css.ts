import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { radius } = vars;

export const gallery = style({ display: 'grid', gap: space.s, minInlineSize: 0 });

const frame = style([photograph, { aspectRatio: '3 / 2', borderRadius: radius.m }]);

export const large = style([frame]);

/** The displayed width of the large picture, for its `sizes`. */
export const largeSizes = `(min-width: ${breakpointPx('wide')}px) 810px, (min-width: ${breakpointPx('laptop')}px) 58vw, 100vw`;

export const small = style([frame]);

export const smallSizes = `(min-width: ${breakpointPx('laptop')}px) 260px, (min-width: ${breakpointPx('tablet')}px) 33vw, 42vw`;
