import { createGlobalThemeContract } from '@vanilla-extract/css';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import { colorRoles, surfaceNames, textStyles } from '#tokens/names.ts';
import { dimensions, numbers, shape } from './shape.ts';

const colors = shape(colorRoles, '');

/**
 * All theme variables available to components. `color` holds the roles of the surface a component
 * is on; `surface` holds all surfaces of the brand and is used only by `surfaces.css.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    color: colors,
    surface: shape(surfaceNames, colors),
    text: shape(textStyles, {
      family: '',
      size: '',
      weight: '',
      lineHeight: '',
      letterSpacing: '',
    }),
    radius: { s: '', m: '', l: '', control: '', pill: '' },
    shadow: { raised: '', floating: '' },
    motion: { fast: '', base: '', slow: '', easing: '' },
    density: { control: '', controlInline: '', card: '', section: '', gutter: '', gap: '' },
    overlay: '',
  },
  (_value, path) => `fc-${path.join('-')}`,
);

/** The spacing scale, in px; the same for every brand, so constants instead of variables. */
export const space = dimensions(base.space);

/** Fixed sizes, in px. */
export const size = dimensions(base.size);

/** Stacking layers. */
export const layer = numbers(base.layer);
