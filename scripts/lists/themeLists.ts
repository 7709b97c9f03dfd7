import { globSync } from 'node:fs';
import type { DerivedFile } from './derivedFile.ts';
import { fitted, lineWidth } from './fitted.ts';
import { bySpelling } from './spelling.ts';

/** The first theme is the one in which all stories are tested. */
const first = 'default';

/** The themes: one for each token file of a brand. */
function findThemes(): readonly string[] {
  const names = globSync('tokens/brand.*.tokens.json').map((path) => path.split('.')[1] ?? '');
  return [first, ...names.filter((name) => name !== first).toSorted(bySpelling)];
}

/** The names of themes. */
export const themeNameList: DerivedFile = {
  path: 'tokens/names.ts',
  write: (text) => writeThemeNames(text, findThemes()),
};

/** The tokens of brands by theme. */
export const brandRecord: DerivedFile = {
  path: 'tokens/brands.ts',
  write: (text) => writeBrands(text, findThemes()),
};

/** The themes of sites, because the domain imports no tokens. */
export const siteThemeList: DerivedFile = {
  path: 'domain/sites/site.ts',
  write: (text) => writeSiteThemes(text, findThemes()),
};

/** Lists themes in the text of `tokens/names.ts`. */
export function writeThemeNames(text: string, themes: readonly string[]): string {
  const list = fitted(
    { before: 'export const themeNames = [', after: '] as const;' },
    quoted(themes),
  );
  // Without the spaces between braces that objects have.
  const line = list.replace('[ ', '[').replace(' ]', ']');
  return text.replace(/^export const themeNames = \[[^\]]*\] as const;/m, () => line);
}

/** Imports the token files of themes in the text of `tokens/brands.ts`, and puts them into its record. */
export function writeBrands(text: string, themes: readonly string[]): string {
  const imports = themes
    .toSorted(bySpelling)
    .map(
      (name) => `import ${name}Tokens from './brand.${name}.tokens.json' with { type: 'json' };\n`,
    );
  const entries = themes.map((name) => `  ${name}: ${name}Tokens,\n`);
  return text
    .replace(/(?:^import \w+ from '\.\/brand\..+;\n)+/m, () => imports.join(''))
    .replace(/(<Record<ThemeName, BrandTokens>> = \{\n)(?:.*\n)*?(?=\};)/, (_, head: string) =>
      [head, ...entries].join(''),
    );
}

/** Lists themes in the text of `domain/sites/site.ts`. */
export function writeSiteThemes(text: string, themes: readonly string[]): string {
  const line = `export type SiteTheme = ${quoted(themes).join(' | ')};`;
  const lines = ['export type SiteTheme =', ...quoted(themes).map((name) => `  | ${name}`)];
  const fitting = line.length <= lineWidth ? line : `${lines.join('\n')};`;
  return text.replace(/^export type SiteTheme =[^;]*;/m, () => fitting);
}

function quoted(themes: readonly string[]): readonly string[] {
  return themes.map((name) => `'${name}'`);
}
