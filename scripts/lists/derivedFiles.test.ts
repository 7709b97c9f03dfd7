import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeName, writeFieldRegistry, writeManualRegistry, writeRegistry } from './blockLists.ts';
import { derivedFiles } from './derivedFiles.ts';
import { fitted } from './fitted.ts';
import { writeSiteRegions } from './siteRegionList.ts';
import { bySpelling } from './spelling.ts';
import { writeStoryTexts } from './storyTexts.ts';
import { inOrder, writeStyles } from './styleList.ts';
import { writeTextList } from './textList.ts';
import { writeBrands, writeSiteThemes, writeThemeNames } from './themeLists.ts';

test.each(derivedFiles)('$path is current', async ({ path, write }) => {
  const text = readFileSync(path, 'utf8');
  expect(text, 'run `npm run lists`').toBe(await write(text));
});

const blocks = [
  { name: 'CTAList', constants: ['max', 'ctaListSlots', 'ctaListFields', 'ctaListing'] },
  { name: 'Quote', constants: ['quoteFields'] },
];

test('the registry has all blocks, and keeps the rest of the file', () => {
  const text = `import type { Block } from '#cms/block.ts';
import { old } from './Old/Old.tsx';

/** All blocks. */
export const registry: Readonly<Record<string, Block>> = {
  Old: old,
};

export const after = {};
`;
  expect(writeRegistry(text, blocks)).toBe(`import type { Block } from '#cms/block.ts';
import { ctaList } from './CTAList/CTAList.tsx';
import { quote } from './Quote/Quote.tsx';

/** All blocks. */
export const registry: Readonly<Record<string, Block>> = {
  CTAList: ctaList,
  Quote: quote,
};

export const after = {};
`);
});

test('the registry of manuals has the texts of all blocks', () => {
  const text = `import { oldTexts } from './Old/Old.manual.ts';

export const manualRegistry: Readonly<Record<string, BlockTexts>> = {
  Old: oldTexts,
};
`;
  expect(
    writeManualRegistry(text, blocks),
  ).toBe(`import { ctaListTexts } from './CTAList/CTAList.manual.ts';
import { quoteTexts } from './Quote/Quote.manual.ts';

export const manualRegistry: Readonly<Record<string, BlockTexts>> = {
  CTAList: ctaListTexts,
  Quote: quoteTexts,
};
`);
});

test('the registry of fields has what a block declares under its own name', () => {
  const text = `import {
  old,
} from './Old/Old.fields.ts';

export const registry: Readonly<Record<string, CheckedBlock>> = {
  Old: {
    fields: old,
  },
};
`;
  const written = writeFieldRegistry(text, blocks);
  expect(written).toBe(`import { ctaListFields, ctaListSlots } from './CTAList/CTAList.fields.ts';
import { quoteFields } from './Quote/Quote.fields.ts';

export const registry: Readonly<Record<string, CheckedBlock>> = {
  CTAList: { fields: ctaListFields, slots: ctaListSlots },
  Quote: { fields: quoteFields },
};
`);
  expect(writeFieldRegistry(written, blocks)).toBe(written);
});

test.each([
  ['Quote', 'quote'],
  ['CarList', 'carList'],
  ['CTABanner', 'ctaBanner'],
  ['FAQList', 'faqList'],
])('the block %s is %s in code', (block, expected) => {
  expect(codeName(block)).toBe(expected);
});

test('style sheets come once, after those they import', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['c'], c: ['d'], d: [] };
  expect(inOrder(['a', 'b', 'c', 'd'], (sheet) => imports[sheet] ?? [])).toEqual([
    'd',
    'c',
    'a',
    'b',
  ]);
  expect(writeStyles("/** All. */\n\nimport '#x';\nimport '#y';\n", ['b', 'a'])).toBe(
    "/** All. */\n\nimport '#b';\nimport '#a';\n",
  );
});

test('the regions of sites replace the earlier ones', () => {
  const text = `const regions: Readonly<Record<string, SiteRegion>> = {
  old: { country: 'SE', timeZone: 'Europe/Stockholm' },
};

export const after = {};
`;
  const sites = [
    { contentName: 'alfa-no', country: 'NO', timeZone: 'Europe/Oslo' },
    { contentName: 'beta', country: 'GB', timeZone: 'Europe/London' },
  ] as const;
  const written = writeSiteRegions(text, sites);
  expect(written).toBe(`const regions: Readonly<Record<string, SiteRegion>> = {
  'alfa-no': { country: 'NO', timeZone: 'Europe/Oslo' },
  beta: { country: 'GB', timeZone: 'Europe/London' },
};

export const after = {};
`);
  expect(writeSiteRegions(written, sites)).toBe(written);
});

test('subjects of texts are listed with their imports', () => {
  const text = `import { oldSubject } from './old.ts';

/** All. */
export const textSubjects = [
  oldSubject,
] as const;
`;
  const written = writeTextList(text, ['page', 'cars']);
  expect(written).toBe(`import { carsSubject } from './cars.ts';
import { pageSubject } from './page.ts';

/** All. */
export const textSubjects = [
  carsSubject,
  pageSubject,
] as const;
`);
  expect(writeTextList(written, ['page', 'cars'])).toBe(written);
});

test('a text of stories comes from the first dictionary that has it', () => {
  const written = writeStoryTexts(
    ['close', 'quote', 'nowhere'],
    [
      { close: 'Stäng', other: 'Annat' },
      { close: 'Close', quote: 'Quote' },
    ],
  );
  expect(JSON.parse(written)).toEqual({ close: 'Stäng', quote: 'Quote' });
});

test('names are sorted as Biome sorts imports', () => {
  const sorted = ['CarDetail/', 'Card/', 'CardList/', 'CarList/', 'Credit/', 'CTA/', 'FAQ', 'Fac'];
  expect(sorted.toReversed().toSorted(bySpelling)).toEqual(sorted);
});

test('a list is broken into lines when it is longer than a line', () => {
  const [first, second] = ['a'.repeat(50), 'b'.repeat(44)];
  expect(fitted({ before: '{', after: '}' }, [first, second])).toBe(`{ ${first}, ${second} }`);
  expect(fitted({ before: '{', after: '}', indent: '  ' }, [first, second])).toBe(
    `  {\n    ${first},\n    ${second},\n  }`,
  );
});

test('themes have a name, tokens and a place in the domain', () => {
  const themes = ['default', 'tern', 'auk'];
  expect(writeThemeNames("export const themeNames = ['old'] as const;\n", themes)).toBe(
    "export const themeNames = ['default', 'tern', 'auk'] as const;\n",
  );
  const text = `import oldTokens from './brand.old.tokens.json' with { type: 'json' };

export const brandTokens: Readonly<Record<ThemeName, BrandTokens>> = {
  old: oldTokens,
};
`;
  expect(
    writeBrands(text, themes),
  ).toBe(`import aukTokens from './brand.auk.tokens.json' with { type: 'json' };
import defaultTokens from './brand.default.tokens.json' with { type: 'json' };
import ternTokens from './brand.tern.tokens.json' with { type: 'json' };

export const brandTokens: Readonly<Record<ThemeName, BrandTokens>> = {
  default: defaultTokens,
  tern: ternTokens,
  auk: aukTokens,
};
`);
  expect(writeSiteThemes("export type SiteTheme = 'old';\n", themes)).toBe(
    "export type SiteTheme = 'default' | 'tern' | 'auk';\n",
  );
});

test('many themes are listed in a line each', () => {
  const themes = Array.from({ length: 9 }, (_, at) => `theme${'x'.repeat(8)}${at}`);
  const lines = (text: string) => text.split('\n').length - 1;
  expect(lines(writeThemeNames('export const themeNames = [] as const;\n', themes))).toBe(11);
  const union = writeSiteThemes('export type SiteTheme = never;\n', themes);
  expect(lines(union)).toBe(10);
  expect(writeSiteThemes(union, themes)).toBe(union);
});
