import { recipe } from '@vanilla-extract/recipes';
import { size, vars } from '#themes/contract.css.ts';
import { variant } from '../Button/variants.css.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderWidth: size.hairline,
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
  },
  variants: {
    variant,
    size: {
      m: { inlineSize: size.target, blockSize: size.target },
      l: { inlineSize: vars.density.control, blockSize: vars.density.control },
    },
  },
});
