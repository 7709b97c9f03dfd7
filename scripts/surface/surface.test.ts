import { readFileSync } from 'node:fs';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { beforeAll, expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { changelogProblems } from './changelog.ts';
import { compareSurfaces } from './compareSurfaces.ts';
import { currentSurface } from './currentSurface.ts';
import { readReleased, releasedSurfaceFile, writeReleased } from './releasedSurface.ts';
import { readFacts, type Surface, writeFacts } from './surface.ts';

let surface: Surface;

// The compiler reads the whole project.
beforeAll(async () => {
  surface = await currentSurface();
}, 120_000);

const releasedText = readFileSync(releasedSurfaceFile, 'utf8');

test('CHANGELOG.md tells every change of a public name since the last version', () => {
  const changes = compareSurfaces(readReleased(releasedText).surface, surface);
  const problems = changelogProblems(readFileSync('CHANGELOG.md', 'utf8'), changes);
  expect(problems.join('\n\n')).toBe('');
});

test('the version of the package is the last one of the changelog and of the surface', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, last] = /^## (\d\S+) – /m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect([last, readReleased(releasedText).version]).toEqual([version, version]);
});

test('a deprecated prop warns with the words of its documentation', async () => {
  const deprecated = Object.entries(surface).flatMap(([name, line]) => {
    const instead = readFacts(line).deprecated;
    return name.startsWith('prop ') && instead !== undefined
      ? [{ prop: name.slice('prop '.length), instead }]
      : [];
  });
  const files = (await projectFiles()).filter((path) =>
    /^design-system\/.*(?<!\.test)\.tsx$/.test(path),
  );
  const code = files
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')');
  const silent = deprecated.filter(
    ({ prop, instead }) => !code.includes(`warnDeprecated('${prop}', '${instead}')`),
  );
  expect(silent).toEqual([]);
});

test.each([
  ['component Button', ''],
  [
    'prop Button.variant',
    "'ghost' | 'ghost-contrast' | 'plain' | 'primary' | 'secondary' = 'primary'",
  ],
  ['prop Button.children', 'required ReactNode'],
  ['prop Button.leadingIcon', 'IconName'],
  ['export IconName', ''],
  ['block Blurb', ''],
  ['field Blurb.TitleTag', 'h1 | h2 | h3 = h2'],
  ['field Blurb.Title', 'text = empty'],
  ['token color.action', ''],
  ['token space.m', ''],
  ['icon car', ''],
  ['theme carstore', ''],
  ['text tireHotelCodeSent', '{phone}'],
])('%s is public', (name, facts) => {
  expect(surface[name]).toBe(facts);
});

test('what isn’t the library’s is left out', () => {
  const names = Object.keys(surface);
  expect(names).not.toContain('prop Button.aria-label');
  expect(names).not.toContain('component FieldError');
});

test('a released surface is read as it is written', () => {
  expect(writeReleased(readReleased(releasedText))).toBe(releasedText);
  expect(() => readReleased('{"version":"next","surface":{}}')).toThrow();
});

const word = fc.stringMatching(/^[a-z][a-z' |]{0,8}$/);

propertyTest.prop([
  fc.record({
    isRequired: fc.boolean(),
    accepts: word,
    fallback: fc.option(word, { nil: undefined }),
    deprecated: fc.option(word, { nil: undefined }),
  }),
])('facts are read as they are written', (facts) => {
  fc.pre(!facts.accepts.startsWith('required '));
  expect(readFacts(writeFacts(facts))).toEqual(facts);
});
