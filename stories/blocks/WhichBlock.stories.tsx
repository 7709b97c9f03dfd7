import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { registry } from '#blocks/registry.ts';
import { BlockManual } from './manual/BlockManual.tsx';
import { examples } from './manual/examples.ts';
import { WhichBlock } from './manual/WhichBlock.tsx';

const meta = {
  title: 'Blocks/Which block do I need?',
  component: WhichBlock,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhichBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllBlocks: Story = {
  name: 'All blocks',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(names).toEqual(Object.keys(registry));
  },
};

export const Searched: Story = {
  name: 'Found by what editors call it',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'copyright');
    await expect(canvas.getByRole('link', { name: 'Footer' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Spacer' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of \d+ blocks$/);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'xylophone');
    await expect(canvas.getByRole('status')).toHaveTextContent('No block answers to these words');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const inOrder = Object.entries(registry);

/** Not for reading: the manuals are the blocks' own pages. */
export const Manuals: Story = {
  name: 'Every block has a manual',
  tags: ['!dev', '!autodocs'],
  // Each block stands there once a brand, with the landmarks it has.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
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
  play: async ({ canvas }) => {
    for (const [name, { manual, fields }] of inOrder) {
      await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(canvas.getByText(manual.purpose)).toBeVisible();
      const rows = canvas.getByRole('region', { name }).querySelectorAll('tbody tr');
      await expect(rows.length).toBeGreaterThanOrEqual(Object.keys(fields).length);
      await expect(examples.has(name)).toBe(true);
    }
  },
};
