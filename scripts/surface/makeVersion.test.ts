import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeVersion, type VersionInputs } from './makeVersion.ts';
import { readReleased } from './releasedSurface.ts';

const changelog = `# Changes

## Unreleased

### Breaking

- \`Card\`: \`kind\` is gone. To migrate: use \`layout\`.

## 0.1.0 – 2026-11-29

The first.
`;

const inputs: VersionInputs = {
  released: { version: '0.1.0', surface: { 'component Card': '', 'prop Card.kind': 'string' } },
  surface: { 'component Card': '' },
  changelog,
  packageFile: '{\n  "name": "forecourt",\n  "version": "0.1.0"\n}\n',
  lockfile:
    '{"version":"0.1.0","packages":{"":{"version":"0.1.0"},"node_modules/a":{"version":"0.1.0"}}}',
  date: '2026-12-01',
};

/** The version that is made, and its files. */
function made(changed: Partial<VersionInputs> = {}) {
  const result = makeVersion({ ...inputs, ...changed });
  if (result.kind !== 'made') throw new Error(result.problems.join());
  return result;
}

test('a version is in all files that name it, and has the names of the code', () => {
  const { version, files } = made();
  expect(version).toBe('0.2.0');
  expect(readReleased(files['docs/surface.json'] ?? '')).toEqual({
    version,
    surface: inputs.surface,
  });
  expect(files['CHANGELOG.md']).toContain('## Unreleased\n\n## 0.2.0 – 2026-12-01\n\n### Breaking');
  expect(files['package.json']).toBe('{\n  "name": "forecourt",\n  "version": "0.2.0"\n}\n');
  expect(JSON.parse(files['package-lock.json'] ?? '')).toEqual({
    version,
    packages: { '': { version }, 'node_modules/a': { version: '0.1.0' } },
  });
});

test('a version can be given', () => {
  expect(made({ version: '1.0.0' }).version).toBe('1.0.0');
});

test.each([
  [
    'nothing new',
    { changelog: changelog.replace(/### Breaking[^#]+/, ''), surface: inputs.released.surface },
    /nothing new/,
  ],
  ['no version', { version: 'next' }, /next is no version/],
  ['something untold', { surface: {} }, /The component Card was removed/],
])('%s is refused', (_what, changed, problem) => {
  const result = makeVersion({ ...inputs, ...changed });
  expect(result).toMatchObject({ kind: 'refused', problems: [expect.stringMatching(problem)] });
});

test('the files of npm are written as npm writes them', () => {
  const [packageFile, lockfile] = ['package.json', 'package-lock.json'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const { version } = JSON.parse(packageFile ?? '');
  const { files } = made({ packageFile: packageFile ?? '', lockfile: lockfile ?? '', version });
  expect(files['package.json']).toBe(packageFile);
  expect(files['package-lock.json']).toBe(lockfile);
});
