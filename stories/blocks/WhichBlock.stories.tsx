import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { registry } from '#blocks/registry.ts';
import { themeNames } from '#tokens/names.ts';
import { BlockManual } from './manual/BlockManual.tsx';
import { examples } from './manual/examples.ts';
import { chooseManualLanguage } from './manual/language/manualLanguage.ts';
import { WhichBlock } from './manual/WhichBlock.tsx';

const meta = {
  title: 'Blocks/Which block do I need?',
  // A page of documentation would show the search once for each Storybook story.
  tags: ['!autodocs'],
  component: WhichBlock,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhichBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllBlocks: Story = {
  // Named like the page, so that the sidebar has one entry.
  name: 'Which block do I need?',
  tags: ['visual', 'one-theme'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(names).toEqual(Object.keys(registry));
  },
};

export const Searched: Story = {
  name: 'Search',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'copyright');
    await expect(canvas.getByRole('link', { name: 'Footer' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Spacer' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of \d+ blocks$/);
  },
};

const sought: readonly (readonly [string, string])[] = [
  ['öppettiderna', 'FacilityDetail'],
  ['lahtolaskennan', 'Countdown'],
];

export const InOtherLanguages: Story = {
  name: 'Words of other languages',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    for (const [words, block] of sought) {
      await userEvent.clear(search);
      await userEvent.click(search);
      await userEvent.paste(words);
      const [first] = canvas.getAllByRole('heading', { level: 2 });
      await expect(first).toHaveTextContent(block);
    }
  },
};

export const InSwedish: Story = {
  name: 'In Swedish',
  tags: ['!dev'],
  beforeEach: () => {
    chooseManualLanguage('sv');
    return () => chooseManualLanguage(undefined);
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Vilket block behöver jag?' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Sök' }));
    await userEvent.paste('finstilta villkor');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 av \d+ block$/);
    await expect(canvas.getByText(/^Finstilt text:/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'xylophone');
    await expect(canvas.getByRole('status')).toHaveTextContent('No block matches these words');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const inOrder = Object.entries(registry);

/** Only a test: readers find the manuals on the blocks' own pages. */
export const Manuals: Story = {
  name: 'Every block has a manual',
  tags: ['!dev'],
  render: () => (
    <>
      {inOrder.map(([name, block]) => (
        <section key={name} aria-label={name}>
          <BlockManual
            name={name}
            block={block}
            example={examples.get(name) ?? { content: { componentName: name }, shape: 'strip' }}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const [name, { manual, fields }] of inOrder) {
      // Plain selectors, because role queries would traverse a hundred blocks for each manual.
      const page = canvasElement.querySelector(`section[aria-label="${name}"]`);
      await expect(page?.querySelector('h1')).toHaveTextContent(name);
      await expect(page).toHaveTextContent(manual.purpose);
      const rows = page?.querySelectorAll('tbody tr') ?? [];
      await expect(rows.length).toBeGreaterThanOrEqual(Object.keys(fields).length);
      await expect(examples.has(name)).toBe(true);
      const looks = page?.querySelectorAll(`[aria-label^="${name} in the look of "]`);
      await expect(looks).toHaveLength(themeNames.length);
    }
    // The blocks' own stories check the accessibility of the examples. Here that would take ten seconds.
    for (const example of canvasElement.querySelectorAll('.sb-unstyled')) example.remove();
  },
};
