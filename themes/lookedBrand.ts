import type { LookColor, SiteLook } from '#domain/sites/siteLook.ts';
import type { BrandTokens, ColorValue, Token } from '#tokens/brands.ts';
import { hexOf } from './color.ts';

/** The inputs of a brand with what a site varies of them. */
export function lookedBrand(brand: BrandTokens, look: SiteLook): BrandTokens {
  const { headings } = look;
  return {
    ...brand,
    color: { ...brand.color, ...tokensOf(look.color) },
    onDark: { ...brand.onDark, ...tokensOf(look.onDark) },
    ground: { ...brand.ground, ...tokensOf(look.ground) },
    night: { ...brand.night, ...tokensOf(look.night) },
    ...(headings && {
      family: { ...brand.family, heading: { $value: headings.families } },
      weight: { ...brand.weight, heading: { $value: headings.weight } },
      tracking: {
        ...brand.tracking,
        display: { $value: headings.tracking },
        heading: { $value: headings.tracking },
      },
    }),
  };
}

function tokensOf(
  colors: Readonly<Record<string, LookColor | undefined>> = {},
): Readonly<Record<string, Token<ColorValue>>> {
  const entries = Object.entries(colors).flatMap(([role, components]) => {
    if (!components) return [];
    const value = { colorSpace: 'oklch', components, hex: '' };
    return [[role, { $value: { ...value, hex: hexOf(value) } }] as const];
  });
  return Object.fromEntries(entries);
}
