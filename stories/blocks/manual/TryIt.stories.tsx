import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { manualWords } from './language/manualWords.ts';
import { TryIt } from './TryIt.tsx';

const page = {
  site: 'nordvik-se',
  language: 'sv',
  itemId: 'b1111111-0000-4000-8000-000000000001',
};
const block = '11111111-0000-4000-8000-000000000002';

const editor = {
  origin: 'http://localhost:4000',
  places: { Blurb: { ...page, block }, Countdown: page },
};

/** The link of a block's manual. */
const meta = {
  title: 'Editor/Try it on a page',
  component: TryIt,
  tags: ['!autodocs'],
  args: { name: 'Blurb', editor, words: manualWords.en.tryIt },
} satisfies Meta<typeof TryIt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPage: Story = {
  name: 'A page has the block',
  tags: ['visual', 'one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try it on a page' })).toHaveAttribute(
      'href',
      `http://localhost:4000/edit/nordvik-se/sv/${page.itemId}/${block}`,
    );
    await expect(canvas.getByText(/The block is chosen there/)).toBeVisible();
  },
};

export const ToBeAdded: Story = {
  name: 'No page has the block',
  args: { name: 'Countdown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try it on a page' })).toHaveAttribute(
      'href',
      `http://localhost:4000/edit/nordvik-se/sv/${page.itemId}`,
    );
    await expect(canvas.getByText(/so add it there/)).toBeVisible();
  },
};

export const NotOffered: Story = {
  name: 'A block that can’t be added',
  args: { name: 'Spacer' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const WithoutAnEditor: Story = {
  name: 'A Storybook without an editor',
  args: { editor: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
