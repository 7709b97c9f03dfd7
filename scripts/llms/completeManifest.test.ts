import { join } from 'node:path';
import type { ComponentManifest } from 'storybook/internal/types';
import { beforeAll, expect, test } from 'vitest';
import { completeManifest } from './completeManifest.ts';

/** An entry as Storybook writes it. */
function entry(id: string, name: string): ComponentManifest & { readonly reactDocgen: object } {
  return {
    id,
    name,
    path: `./stories/${name}.stories.tsx`,
    import: `import { ${name} } from 'forecourt';`,
    reactDocgen: { definedInFile: join(process.cwd(), `design-system/${name}/${name}.tsx`) },
    stories: [{ id: `${id}--default`, name: 'Default', snippet: `<${name} />` }],
    jsDocTags: {},
  };
}

const unreadable = {
  ...entry('blocks-blurb', 'BlockExample'),
  error: { name: 'No component found', message: 'We could not detect the component' },
  stories: [{ id: 'a', name: 'Standard', error: { name: 'Error', message: 'no snippet' } }],
};

let completed: Awaited<ReturnType<typeof completeManifest>>;

beforeAll(async () => {
  completed = await completeManifest({
    'primitives-button': entry('primitives-button', 'Button'),
    'blocks-blurb': unreadable,
    'screens-cars': entry('screens-cars', 'Cars'),
  });
});

test('a primitive keeps what Storybook knows, says what it is for, and names no folder of the machine', () => {
  const button = entry('primitives-button', 'Button');
  expect(completed['primitives-button']).toEqual({
    ...button,
    reactDocgen: { definedInFile: 'design-system/Button/Button.tsx' },
    summary: expect.stringMatching(/^Starts an action/),
  });
});

test('a block has its manual, its fields and its stories instead of the frame that shows it', () => {
  const blurb = completed['blocks-blurb'];
  expect(blurb).toMatchObject({
    name: 'Blurb',
    summary: 'A short text beside a picture, a film or a YouTube video.',
    stories: [{ id: 'a', name: 'Standard' }],
  });
  expect(Object.keys(blurb ?? {})).not.toEqual(expect.arrayContaining(['error']));
  expect(Object.keys(blurb ?? {})).not.toEqual(expect.arrayContaining(['reactDocgen']));
  expect(blurb?.description).toContain('\nUse it when: One idea needs a heading');
  expect(blurb?.apiDescription?.split('\n').slice(0, 4)).toEqual([
    '## Fields',
    '',
    '- Title (text; default empty): The heading. It is optional.',
    expect.stringMatching(/^- TitleTag \(choice of h1, h2, h3; default h2\): /),
  ]);
});

test('the fields of a list’s entries are below it', async () => {
  const id = 'blocks-highlightlist';
  const { [id]: list } = await completeManifest({ [id]: entry(id, 'BlockExample') });
  expect(list?.apiDescription).toMatch(/\n- Items \(multilist; .*\n {2}- \w+ \(/);
});

test('screens are no parts to build with', () => {
  expect(Object.keys(completed)).toEqual(['primitives-button', 'blocks-blurb']);
});
