import type { BrandTokens } from '#tokens/brands.ts';
import { type ColorRole, colorRoles, type SurfaceName, surfaceNames } from '#tokens/names.ts';
import {
  difference,
  hexOf,
  lighten,
  mix,
  readable,
  signContrast,
  textContrast,
  tint,
  toned,
  white,
} from './color.ts';
import { createColors, type SurfaceColors } from './createColors.ts';
import { perName } from './perName.ts';

/** Every surface of a brand at night. */
export type NightColors = Readonly<Record<SurfaceName, SurfaceColors>>;

/** Roles that are seen on the ground and on cards, with the contrast that each needs. */
const seenOnGrounds: Readonly<Partial<Record<ColorRole, number>>> = {
  text: textContrast,
  textMuted: textContrast,
  heading: textContrast,
  accent: textContrast,
  link: textContrast,
  linkHover: textContrast,
  price: textContrast,
  success: textContrast,
  warning: textContrast,
  danger: textContrast,
  info: textContrast,
  onField: textContrast,
  focus: signContrast,
  borderStrong: signContrast,
};

/** What a quiet section has of its own at night, with the roles that repeat it; everything else is that of the page. */
export const quietRoles = ['ground', 'raised'] as const;

/** Roles that have the colour of another role of their surface at night. */
export const repeated = { field: 'raised', skeleton: 'border' } as const;

/**
 * The colours for visitors whose system is dark. The page, quiet sections, and a brand's section with a ground of its own at
 * night share the colours of the brand's dark surface, made lighter where one of the grounds demands it: what is shared
 * takes hardly a byte in style sheets.
 */
export function createNight(brand: BrandTokens): NightColors {
  const days = perName(surfaceNames, (name) => createColors(brand, name));
  const grounds = perName(surfaceNames, (name) => hexOf(brand.night[name].$value));
  const isBrandChanged = grounds.brand !== days.brand.ground;
  const changed = [grounds.base, grounds.soft, ...(isBrandChanged ? [grounds.brand] : [])];
  const seenOn = changed.flatMap((ground) => [ground, raisedOn(ground)]);
  const shared = { ...readableOn(seenOn, days.dark), ...softFills(brand, seenOn, days.dark) };
  return {
    // Both have the lines of the lighter one.
    base: { ...shared, ...groundColors(grounds.base, grounds.soft) },
    soft: { ...shared, ...groundColors(grounds.soft) },
    brand: isBrandChanged ? { ...shared, ...groundColors(grounds.brand) } : days.brand,
    // Its ground is at least as dark as by day, so its other colours have at least the same contrast.
    dark: { ...days.dark, ground: grounds.dark },
  };
}

/** What depends on the ground, and on that of the lines. */
function groundColors(ground: string, ofLines = ground) {
  const raised = raisedOn(ground);
  const border = mix(ofLines, white, 0.13);
  return {
    ground,
    raised,
    field: raised,
    border,
    skeleton: border,
  };
}

/** Lighter, because a shadow can't be seen at night. */
function raisedOn(ground: string): string {
  return lighten(ground, 0.05);
}

function readableOn(grounds: readonly string[], dark: SurfaceColors): SurfaceColors {
  const lighter = colorRoles.flatMap((role) => {
    const ratio = seenOnGrounds[role];
    return ratio ? [[role, readable(dark[role], grounds, { towards: 'white', ratio })]] : [];
  });
  return { ...dark, ...Object.fromEntries(lighter) };
}

/** The fills of chips and secondary buttons, which are visible also on the lightest card. */
function softFills(brand: BrandTokens, grounds: readonly string[], { accent }: SurfaceColors) {
  const lightest = grounds
    .toSorted((one, other) => difference(other, white) - difference(one, white))
    .at(-1);
  const vivid = toned(hexOf(brand.ground.brand.$value), 0.5, 0.15);
  const on = lightest ?? white;
  const [accentSoft, accentSoftHover] = [tint(on, vivid, 0.06), tint(on, vivid, 0.1)];
  const onAccentSoft = readable(accent, [accentSoft, accentSoftHover], { towards: 'white' });
  return { accentSoft, accentSoftHover, onAccentSoft };
}
