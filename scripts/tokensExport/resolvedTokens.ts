import { hexOf } from '#themes/color.ts';
import { createBrand } from '#themes/createBrand.ts';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import { brandTokens } from '#tokens/brands.ts';
import { type ModeName, surfaceNames, type ThemeName } from '#tokens/names.ts';

/** A design token with all that the Design Tokens format says of it. */
export interface ResolvedToken {
  /** The names of its groups and its own: `['color', 'base', 'action']`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description?: string | undefined;
}

/** The inputs of the theme factory. Designers get what it makes of them. */
const inputs = new Set(['color', 'onDark', 'ground', 'night', 'radius']);

/**
 * All tokens of a brand in a mode, as its sites use them: each colour role on each surface, and the scales that all brands
 * share.
 */
export function resolvedTokens(theme: ThemeName, mode: ModeName = 'day'): readonly ResolvedToken[] {
  const brand = brandTokens[theme];
  const own = tokensIn(brand).filter(({ path: [group = ''] }) => !inputs.has(group));
  const modeOwn = mode === 'day' ? own : own.map((token) => atNight(token, theme));
  return [...colors(theme, mode), ...radii(theme), ...modeOwn, ...tokensIn(base)];
}

/** At night, what floats has an outline and no shadow. */
function atNight(token: ResolvedToken, theme: ThemeName): ResolvedToken {
  if (token.path.join('.') !== 'shadow.floating') return token;
  const { border } = createBrand(brandTokens[theme], 'night').surface.base;
  const px = (value: number) => ({ value, unit: 'px' });
  const outline = { offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(1) };
  return { ...token, value: { color: colorValue(border), ...outline } };
}

function colors(theme: ThemeName, mode: ModeName): readonly ResolvedToken[] {
  const { surface } = createBrand(brandTokens[theme], mode);
  return surfaceNames.flatMap((name) =>
    Object.entries(surface[name]).map(([role, hex]) => ({
      path: ['color', name, role],
      type: 'color',
      value: colorValue(hex),
    })),
  );
}

/** The form of a colour that all tools read. */
export function colorValue(hex: string) {
  const components = [1, 3, 5].map((at) => {
    const byte = Number.parseInt(hex.slice(at, at + 2), 16);
    return Number((byte / 255).toFixed(4));
  });
  return { colorSpace: 'srgb', components, hex };
}

function radii(theme: ThemeName): readonly ResolvedToken[] {
  return Object.entries(createBrand(brandTokens[theme]).radius).map(([name, length]) => ({
    path: ['radius', name],
    type: 'dimension',
    value: { value: Number.parseFloat(length), unit: 'px' },
  }));
}

/** The tokens of a file. Their types may be those of their groups. */
export function tokensIn(
  group: object,
  path: readonly string[] = [],
  inherited = '',
): readonly ResolvedToken[] {
  const facts: ReadonlyMap<string, unknown> = new Map(Object.entries(group));
  const type = String(facts.get('$type') ?? inherited);
  if (facts.has('$value')) {
    const description = facts.get('$description');
    const value = plainColors(facts.get('$value'));
    return [{ path, type, value, ...(typeof description === 'string' && { description }) }];
  }
  return [...facts].flatMap(([name, child]) =>
    name.startsWith('$') || typeof child !== 'object' || child === null
      ? []
      : tokensIn(child, [...path, name], type),
  );
}

/** Colours inside a value, such as those of shadows, in the form that all tools read. */
function plainColors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainColors);
  if (typeof value !== 'object' || value === null) return value;
  const { colorSpace, components, alpha }: Partial<Record<string, unknown>> = { ...value };
  if (typeof colorSpace === 'string' && Array.isArray(components)) {
    const hex = hexOf({ colorSpace, components: components.map(Number), hex: '' });
    return { ...colorValue(hex), ...(alpha !== undefined && { alpha }) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainColors(part)]));
}
