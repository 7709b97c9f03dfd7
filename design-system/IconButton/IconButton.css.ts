import { style, styleVariants } from '@vanilla-extract/css';
import { size, vars } from '#themes/contract.css.ts';
import { variant } from '../Button/variants.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderWidth: size.hairline,
  borderStyle: 'solid',
  borderRadius: vars.radius.control,
});

export const looks = styleVariants(variant, (colours) => [base, colours]);

export const sizes = styleVariants({
  m: { inlineSize: size.target, blockSize: size.target },
  l: { inlineSize: vars.density.control, blockSize: vars.density.control },
});
