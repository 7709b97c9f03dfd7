import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChecksPanel } from '#editor/checks/ChecksPanel.tsx';
import type { Finding } from '#editor/checks/finding.ts';

const picture: Finding = {
  uid: 'hero',
  place: 'HeroBanner[1] › Image',
  field: 'Image',
  problem: 'has no alternative text',
};
const title: Finding = {
  uid: undefined,
  place: 'metaTitle',
  field: 'metaTitle',
  problem: 'has 80 characters, and search results show about 60',
};

const meta = {
  title: 'Editor/ChecksPanel',
  component: ChecksPanel,
  args: { findings: [picture, title, title], onGo: fn() },
} satisfies Meta<typeof ChecksPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 problems');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Walked: Story = {
  name: 'Walked through',
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(args.onGo).toHaveBeenLastCalledWith(picture);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith(title);
    await expect(canvas.getByRole('status')).toHaveTextContent('Problem 2 of 2');
    await userEvent.click(next);
    await expect(args.onGo).toHaveBeenLastCalledWith(picture);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('button', { name: /metaTitle/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Chosen: Story = {
  name: 'Chosen in the list',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /metaTitle/ }));
    await expect(args.onGo).toHaveBeenLastCalledWith(title);
    await expect(canvas.getByRole('status')).toHaveTextContent('Problem 2 of 2');
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { findings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The checks find nothing');
  },
};
