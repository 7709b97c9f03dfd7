import { expect, test } from 'vitest';
import { changelogProblems, unreleasedEntries, withVersion } from './changelog.ts';
import type { SurfaceChange } from './compareSurfaces.ts';

const before = `# Changes

## Unreleased

### Breaking

- \`Button\`: \`kind\` is gone, and so
  is \`Card.kind\`. To migrate: use \`variant\`.
- The token \`color.ground\` is gone.

### Added

- \`Link\` is new.

## 0.1.0 – 2026-11-29

### Added

- \`Old\`
`;

const change = (
  kind: SurfaceChange['kind'],
  name: string,
  isBreaking = kind === 'removed',
): SurfaceChange => ({ kind, name, isBreaking, before: 'a | b', after: 'a' });

test('entries have their heading, and only the unreleased ones count', () => {
  expect(unreleasedEntries(before)).toEqual([
    {
      heading: 'Breaking',
      text: '`Button`: `kind` is gone, and so is `Card.kind`. To migrate: use `variant`.',
    },
    { heading: 'Breaking', text: 'The token `color.ground` is gone.' },
    { heading: 'Added', text: '`Link` is new.' },
  ]);
});

const explained = before.replace('ground` is gone.', 'ground` is gone. To migrate: use `raised`.');

test.each([
  change('removed', 'prop Button.kind'),
  change('removed', 'prop Card.kind'),
  change('removed', 'token color.ground'),
  change('added', 'component Link'),
])('$name is told', (told) => {
  expect(changelogProblems(explained, [told])).toEqual([]);
});

test.each([
  [
    change('removed', 'component Link'),
    'The component Link was removed, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Breaking”:\n- `Link` was removed: …. To migrate: ….',
  ],
  [
    change('added', 'prop Link.kind'),
    'The prop Link.kind was added, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Added”:\n- `Link`: `kind` was added: ….',
  ],
  [
    change('changed', 'text old'),
    'The text old was changed from “a | b” to “a”, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Changed”:\n- `old` was changed: ….',
  ],
  [
    change('changed', 'prop Link.size', true),
    'The prop Link.size was changed from “a | b” to “a”, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Breaking”:\n- `Link`: `size` was changed: …. To migrate: ….',
  ],
  [
    change('deprecated', 'field Blurb.Note'),
    'The field Blurb.Note was deprecated, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Deprecated”:\n- `Blurb`: `Note` was deprecated: ….',
  ],
  [
    // Only what happened to its `kind` is told.
    change('removed', 'component Button'),
    'The component Button was removed, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Breaking”:\n- `Button` was removed: …. To migrate: ….',
  ],
  [
    change('added', 'component Old'),
    'The component Old was added, and CHANGELOG.md doesn’t say so. Write under “Unreleased”, “Added”:\n- `Old` was added: ….',
  ],
])('%j isn’t told', (untold, sentence) => {
  expect(changelogProblems(explained, [untold])).toEqual([sentence]);
});

test('what breaks says how to migrate', () => {
  expect(changelogProblems(before, [])).toEqual([
    'CHANGELOG.md: under “Breaking”, say “To migrate: …” in: The token `color.ground` is gone.',
  ]);
});

test('a version takes what is unreleased', () => {
  const after = withVersion(before, '0.2.0', '2026-12-01');
  expect(after).toContain('## Unreleased\n\n## 0.2.0 – 2026-12-01\n\n### Breaking');
  expect(unreleasedEntries(after)).toEqual([]);
});
