import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { BlockPicker } from '#editor/blockPicker/BlockPicker.tsx';

const { blocks } = blockManifest();

const meta = {
  title: 'Editor/BlockPicker',
  component: BlockPicker,
  args: { allowed: blocks, isAdding: false, onPick: fn() },
} satisfies Meta<typeof BlockPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${blocks.length} blocks`);
  },
};

export const Pictures: Story = {
  name: 'Pictures',
  args: { allowed: blocks.filter(({ name }) => ['HeroBanner', 'Spacer'].includes(name)) },
  play: async ({ canvas, canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      await expect(picture.loading).toBe('lazy');
      await waitFor(() => expect(picture.naturalWidth).toBe(400));
      // Its room is the same before and after.
      const { width, height } = picture.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(8 / 5, 1);
    }
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};

export const ByAnotherName: Story = {
  name: 'By another name',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search blocks' }), 'dragspel');
    const block = canvas.getByRole('button', { name: 'Accordion block' });
    await expect(block).toHaveAccessibleDescription(/Details under headings/);
    await userEvent.click(block);
    await expect(args.onPick).toHaveBeenLastCalledWith('AccordionBlock');
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('hero banner{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Hero banner' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('HeroBanner');
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'qqqq');
    await expect(canvas.getByRole('status')).toHaveTextContent('No block has these words.');
  },
};

export const FewAllowed: Story = {
  name: 'Few allowed',
  args: {
    allowed: blocks
      .filter(({ name }) => ['Card', 'ModelCard'].includes(name))
      .map((block) => ({ ...block, status: 'new' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('new')).toHaveLength(2);
  },
};
