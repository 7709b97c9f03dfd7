import { createGlobalThemeContract } from '@vanilla-extract/css';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import { colorRoles, surfaceNames, textStyles } from '#tokens/names.ts';
import { dimensions, numbers, shape } from './shape.ts';

const colors = shape(colorRoles, '');

/**
 * Everything a component may read. `color` holds the roles of the surface the component stands
 * on; `surface` holds all surfaces of the brand and is read only by `surfaces.css.ts`.
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
    // The band the hero's search bar stands on, clear in most brands. `isBand` is 1 where there is
    // one and the picture ends above it, else 0: to order by and to multiply lengths by.
    hero: { band: '', bandPadding: '', barWidth: '', isBand: '' },
    overlay: '',
  },
  (_value, path) => `fc-${path.join('-')}`,
);

/** Spacing scale, in px; the same for every brand, so constants and not variables. */
export const space = dimensions(base.space);

/** Fixed sizes, in px. */
export const size = dimensions(base.size);

/** Stacking layers. */
export const layer = numbers(base.layer);
