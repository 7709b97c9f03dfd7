import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { knownRawValues } from './knownRawValues.ts';
import { rawValuesIn } from './rawValues.ts';

test.each([
  ["padding: '24px',", '24px', 'space.l'],
  ["padding: '2rem 4px',", '4px', "space['2xs']"],
  ["inlineSize: '40px',", '40px', 'size.target (44px), the nearest'],
  ["transition: 'color 200ms',", '200ms', 'vars.motion.fast, base or slow'],
  ["animationDuration: '.5s',", '.5s', 'vars.motion.fast, base or slow'],
  ["color: '#1a2B3c',", '#1a2B3c', 'a role of vars.color'],
  ["color: 'rgb(0 0 0 / 50%)',", 'rgb(0 0 0 / 50%)', 'a role of vars.color'],
  ["backgroundColor: 'white',", "'white'", 'a role of vars.color'],
  ["borderRadius: '0.5rem',", '0.5rem', 'vars.radius.s, m, l, control or pill'],
  ["'@media': { [from('tablet')]: { inlineSize: '96px' } },", '96px', "space['4xl']"],
  ["boxShadow: '0 1px 2px black',", '0 1px 2px black', 'vars.shadow.raised or floating'],
  ['zIndex: 200,', '200', 'layer.floating'],
  [
    'zIndex: 9999,',
    '9999',
    'a layer of the theme: layer.raised, layer.sticky, layer.header, layer.floating, layer.overlay, layer.skipLink',
  ],
])('%s should be a token', (line, value, instead) => {
  expect(rawValuesIn(`a\n${line}`)).toEqual([{ line: 2, value, instead }]);
});

test.each([
  'padding: space.l,',
  "border: '1px solid',",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a style sheet.
  'outline: `2px solid ${color.accent}`,',
  "insetBlockStart: '0px',",
  "borderRadius: '50%',",
  "boxShadow: 'none',",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a style sheet.
  'boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,',
  "maskImage: 'linear-gradient(black 10%, transparent)',",
  'zIndex: -1,',
  "'(max-height: 480px)': { display: 'none' },",
  "transitionDelay: '0s',",
  "export const pictureSizes = '360px';",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a style sheet.
  'card: `(min-width: ${wide}px) 462px, 92vw`,',
  '// 24px in the design, #fff on black.',
  '/** At most 24px. */',
  "gridArea: 'a1s',",
])('%s is right', (line) => {
  expect(rawValuesIn(line)).toEqual([]);
});

test('comments of several lines are no values, and lines are counted through them', () => {
  expect(rawValuesIn("/*\n 24px\n*/\npadding: '24px',")).toMatchObject([{ line: 4 }]);
});

test('style sheets have tokens, and what is no token has a reason', async () => {
  const isOwn = (path: string) =>
    /\.css\.ts$/.test(path) && !/^(?:tokens|themes|stories)\//.test(path);
  const sheets = (await projectFiles()).filter(isOwn);
  expect(sheets.length).toBeGreaterThan(150);
  const problems = sheets.flatMap((path) => {
    const known = [...(knownRawValues[path]?.values ?? [])];
    return rawValuesIn(readFileSync(path, 'utf8')).flatMap(({ line, value, instead }) => {
      const at = known.indexOf(value);
      if (at === -1) return [`${path}:${line} has ${value}: use ${instead}`];
      known.splice(at, 1);
      return [];
    });
  });
  expect(problems).toEqual([]);
});

test('the list of reasons has only what is still there', () => {
  const gone = Object.entries(knownRawValues).flatMap(([path, { values }]) => {
    const found = rawValuesIn(readFileSync(path, 'utf8')).map(({ value }) => value);
    return values.filter((value) => !found.includes(value)).map((value) => `${path}: ${value}`);
  });
  expect(gone).toEqual([]);
});
