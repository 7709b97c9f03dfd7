import { expect, test } from 'vitest';
import { chromaticParameters } from './visualTagPlugin.ts';

const parametersOf = (metaTags: string, storyTags: string) =>
  chromaticParameters(
    `const shared = { component: Button };
     const meta = { title: 'Primitives/Button', ...shared, tags: [${metaTags}] } satisfies Meta<typeof Button>;
     export default meta;
     export const Overview: Story = { tags: [${storyTags}], args: {} };
     export const Other: Story = {};`,
    'stories/Button.stories.tsx',
  );

test('a story with the tag has pictures on Chromatic in every theme at every width', () => {
  const text = parametersOf('', "'visual'");
  expect(text).toContain('Overview.parameters = { ...Overview.parameters, chromatic: {');
  expect(text).toContain('"disableSnapshot":false');
  expect(text).toContain('"smart 1920":{"theme":"smart","mode":"day","viewport":1920}');
  expect(text).toContain('"smart 1280 night":{"theme":"smart","mode":"night","viewport":1280}');
  expect(text).not.toContain('Other');
});

test('stories have the tags of their file', () => {
  expect(parametersOf("'visual'", '')).toContain('Other.parameters');
  expect(parametersOf("'visual'", "'!visual'")).not.toContain('Overview');
});

test('a story that looks the same in every theme has pictures in one', () => {
  const text = parametersOf('', "'visual', 'one-theme'");
  expect(text).toContain('"default 375"');
  expect(text).not.toContain('smart');
});

test('without the tag, nothing is added', () => {
  expect(parametersOf('', '')).toBe('');
});
