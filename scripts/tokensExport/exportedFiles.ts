import { createBrand } from '#themes/createBrand.ts';
import { nightQuery } from '#themes/nightSwitch.ts';
import { dimensions, numbers } from '#themes/shape.ts';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import { brandTokens, traitsOf } from '#tokens/brands.ts';
import { type ModeName, modeNames, type ThemeName, themeNames } from '#tokens/names.ts';
import { type ResolvedToken, resolvedTokens } from './resolvedTokens.ts';

/** A file of the export: its path below the folder, and its text. */
export interface ExportedFile {
  readonly path: string;
  readonly text: string;
}

/** All files of `npm run tokens:export`. */
export function exportedFiles(): readonly ExportedFile[] {
  return [
    ...themeNames.flatMap((theme) => [
      ...modeNames.flatMap((mode) => {
        const tokens = resolvedTokens(theme, mode);
        const name = nameOf(theme, mode);
        return [
          { path: `${name}.tokens.json`, text: json(treeOf(tokens, theme, mode)) },
          { path: `figma/${name}.json`, text: json(treeOf(figmaTokens(tokens), theme, mode)) },
        ];
      }),
      { path: `${theme}.css`, text: cssOf(theme) },
    ]),
    { path: 'shared.css', text: rule(':root', sharedValues()) },
    { path: 'tokens.ts', text: typescript() },
  ];
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The name of a brand's look: `smart` by day, `smart.night` at night. */
function nameOf(theme: ThemeName, mode: ModeName): string {
  return mode === 'day' ? theme : `${theme}.${mode}`;
}

/** A file in the Design Tokens format. */
function treeOf(tokens: readonly ResolvedToken[], theme: ThemeName, mode: ModeName): object {
  const { name, mood } = traitsOf(theme);
  return {
    $description: mode === 'day' ? `${name}: ${mood}.` : `${name} at night: ${mood}.`,
    $extensions: { forecourt: { theme, mode } },
    ...groupOf(tokens, 0),
  };
}

/** The group of tokens whose paths are the same up to a depth. */
function groupOf(tokens: readonly ResolvedToken[], depth: number): object {
  const members = Map.groupBy(tokens, ({ path }) => path[depth] ?? '');
  return Object.fromEntries(
    [...members].map(([name, own]) => {
      const leaf = own.find(({ path }) => path.length === depth + 1);
      return [name, leaf ? tokenOf(leaf) : groupOf(own, depth + 1)];
    }),
  );
}

function tokenOf({ type, value, description }: ResolvedToken): object {
  return {
    $type: type,
    $value: value,
    ...(description !== undefined && { $description: description }),
  };
}

/** The types that Figma has variables for. Shadows, curves and durations are styles or nothing there. */
const figmaTypes = new Set(['color', 'dimension', 'number', 'fontFamily', 'fontWeight']);

/** Figma takes one name of a font, the brand's own. */
function figmaTokens(tokens: readonly ResolvedToken[]): readonly ResolvedToken[] {
  return tokens
    .filter(({ type }) => figmaTypes.has(type))
    .map((token) =>
      token.type === 'fontFamily' && Array.isArray(token.value)
        ? { ...token, value: token.value[0] }
        : token,
    );
}

type Values = readonly (readonly [name: string, value: string])[];

/** The values of a group in CSS, with names such as `text-heading1-size`. */
function flat(group: object, path: readonly string[] = []): Values {
  return Object.entries(group).flatMap(([name, value]): Values => {
    const own = [...path, name];
    return typeof value === 'object' && value !== null
      ? flat(value, own)
      : [[own.join('-'), String(value)]];
  });
}

function brandValues(theme: ThemeName, mode: ModeName = 'day'): Values {
  return flat(createBrand(brandTokens[theme], mode));
}

/** What differs from the day. */
function nightValues(theme: ThemeName): Values {
  const day = new Map(brandValues(theme));
  return brandValues(theme, 'night').filter(([name, value]) => day.get(name) !== value);
}

function sharedValues(): Values {
  const { space, breakpoint, size, layer } = base;
  return flat({
    space: dimensions(space),
    breakpoint: dimensions(breakpoint),
    size: dimensions(size),
    layer: numbers(layer),
  });
}

/** The names are those of the variables on the sites. */
function cssOf(theme: ThemeName): string {
  const selector = `.fc-theme-${theme}`;
  const night = rule(selector, nightValues(theme)).replaceAll(/^(?=.)/gm, '  ');
  return `${rule(selector, brandValues(theme))}\n@media ${nightQuery} {\n${night}}\n`;
}

function rule(selector: string, values: Values): string {
  const lines = values.map(([name, value]) => `  --fc-${name}: ${value};`);
  return `${[`${selector} {`, ...lines, '}'].join('\n')}\n`;
}

function typescript(): string {
  const brands = themeNames.flatMap((theme) =>
    modeNames.map((mode) => [nameOf(theme, mode), Object.fromEntries(brandValues(theme, mode))]),
  );
  const shared = ['shared', Object.fromEntries(sharedValues())];
  const values = JSON.stringify(Object.fromEntries([shared, ...brands]), null, 2);
  return `/** The values of all design tokens in CSS, by theme and name. */\nexport const tokens = ${values} as const;\n`;
}
