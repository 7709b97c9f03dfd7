/**
 * Subsets the brands' fonts to the letters of the group's languages and calculates the metrics of local
 * fallback fonts: `npm run build-fonts`. Files and data are committed.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { arial, notoSerif, roboto, timesNewRoman } from './localFonts.ts';
import { root, run } from './processes.ts';

interface Source {
  readonly family: string;
  /** Package and file below `node_modules`, with `{subset}` for `latin` or `latin-ext`. */
  readonly file: string;
  /** The weights used: a range of a variable font, or one weight of a static font. */
  readonly weight: { readonly min: number; readonly max: number } | number;
  /** Font size in px for which a display face is designed, if the font has that axis. */
  readonly opticalSize?: number;
  readonly isSerif?: boolean;
}

const variable = '@fontsource-variable';
const sources: readonly Source[] = [
  {
    family: 'Hanken Grotesk',
    file: `${variable}/hanken-grotesk/files/hanken-grotesk-{subset}-wght-normal.woff2`,
    weight: { min: 400, max: 700 },
  },
  {
    family: 'Newsreader',
    file: `${variable}/newsreader/files/newsreader-{subset}-opsz-normal.woff2`,
    weight: 400,
    opticalSize: 48,
    isSerif: true,
  },
  {
    family: 'Inter',
    file: `${variable}/inter/files/inter-{subset}-wght-normal.woff2`,
    weight: { min: 400, max: 600 },
  },
  {
    family: 'Outfit',
    file: `${variable}/outfit/files/outfit-{subset}-wght-normal.woff2`,
    weight: { min: 400, max: 600 },
  },
  {
    family: 'Barlow Condensed',
    file: '@fontsource/barlow-condensed/files/barlow-condensed-{subset}-700-normal.woff2',
    weight: 700,
  },
  {
    family: 'Barlow',
    file: '@fontsource/barlow/files/barlow-{subset}-400-normal.woff2',
    weight: 400,
  },
  {
    family: 'Barlow',
    file: '@fontsource/barlow/files/barlow-{subset}-600-normal.woff2',
    weight: 600,
  },
];

/** Letters of Swedish, Norwegian, English and most Finnish, and typographic characters. */
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€−→←↗✓\u2060\u202f'];
/** Additional letters of Slovak and of a few Finnish words. */
const latinExtended = [...'ŠšŽžČčĎďĽľĹĺŇňŔŕŤťŐőŰűĚěŘřŮů'];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

const output = join(root, 'public', 'fonts');

async function subset(source: Source, name: 'latin' | 'latin-ext', letters: readonly string[]) {
  const path = join(root, 'node_modules', source.file.replaceAll('{subset}', name));
  const font = await subsetFont(readFileSync(path), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes(source),
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const slug = source.family.toLowerCase().replaceAll(' ', '-');
  const weight = typeof source.weight === 'number' ? `-${source.weight}` : '';
  const file = `${slug}${weight}-${name}.${hash}.woff2`;
  writeFileSync(join(output, file), font);
  return { href: `/fonts/${file}`, unicodeRange: unicodeRange(letters) };
}

function axes({ weight, opticalSize, file }: Source) {
  if (!file.startsWith(variable)) return {};
  return { wght: weight, ...(opticalSize && { opsz: opticalSize }) };
}

function unicodeRange(letters: readonly string[]): string {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/** Local fallback fonts, with metrics adjusted to match the line height and length of the real font. */
async function fallbacks({ family, file, isSerif }: Source) {
  const path = join(root, 'node_modules', file.replaceAll('{subset}', 'latin'));
  const metrics = { ...(await fromBuffer(readFileSync(path))), familyName: family };
  const locals = isSerif ? [timesNewRoman, notoSerif] : [arial, roboto];
  return locals.map((local) => {
    const { fontFaces } = createFontStack([metrics, local], { fontFaceFormat: 'styleObject' });
    const face = fontFaces[0]?.['@font-face'];
    if (!face)
      throw new Error(`The metrics of ${local.familyName} can't be adjusted to ${family}.`);
    const { src, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face;
    return {
      src: withLookalikes(`${src}`),
      sizeAdjust,
      ascentOverride,
      descentOverride,
      lineGapOverride,
    };
  });
}

/** Linux has fonts with the same metrics under other names. */
function withLookalikes(src: string): string {
  if (src.includes('Arial')) return `${src}, local('Liberation Sans'), local('Arimo')`;
  if (src.includes('Times')) return `${src}, local('Liberation Serif'), local('Tinos')`;
  return src;
}

async function fontFace(source: Source) {
  const { family, weight } = source;
  return {
    family,
    weight: typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`,
    latin: await subset(source, 'latin', latin),
    latinExtended: await subset(source, 'latin-ext', latinExtended),
    fallbacks: await fallbacks(source),
  };
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const faces = [];
for (const source of sources) faces.push(await fontFace(source));
writeFileSync(
  join(root, 'themes', 'fontFaces.ts'),
  [
    '/** Generated by `npm run build-fonts` from the files of the fonts. */',
    '',
    '/** The self-hosted font files, and the metrics of their local fallback fonts. */',
    `export const fontFaces = ${JSON.stringify(faces, null, 2)} as const;`,
    '',
  ].join('\n'),
);
await run('biome', ['format', '--write', 'themes/fontFaces.ts']);
