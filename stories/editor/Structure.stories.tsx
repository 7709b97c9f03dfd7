import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { parseRenderings } from '#domain/content/renderings.ts';
import { layoutField } from '#editor/api/authoringApi.ts';
import type { Canvas } from '#stories/canvas.ts';
import { fakeContent, inEditorTheme, itemIds } from './editorFixtures.tsx';
import { LiveStructure } from './panels.tsx';

const meta = {
  title: 'Editor/Blocks',
  component: LiveStructure,
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
  render: () => <LiveStructure content={fakeContent()} />,
  args: { content: fakeContent() },
} satisfies Meta<typeof LiveStructure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the blocks, from top to bottom. */
function names(canvas: Canvas): readonly (string | undefined)[] {
  return canvas.getAllByRole('button', { name: /^Move (?!.* (?:up|down)$)/ }).map((handle) => {
    const label = handle.getAttribute('aria-label');
    return label?.replace('Move ', '');
  });
}

const atFirst = ['Hero banner', 'Blurb', 'Card list', 'Card'];

async function ready(canvas: Canvas) {
  await canvas.findByRole('button', { name: 'Move Hero banner' });
  await expect(names(canvas).slice(0, 4)).toEqual(atFirst);
}

export const MovedByKeys: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    canvas.getByRole('button', { name: 'Move Hero banner' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Hero banner is picked up.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText(/Hero banner would be in Main, before Blurb/);
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText(/Hero banner would be in Main, before Card list/);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(names(canvas).slice(0, 2)).toEqual(['Blurb', 'Hero banner']));
  },
};

export const MovedByButtons: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Blurb' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Blurb up' }));
    await waitFor(() => expect(names(canvas).slice(0, 2)).toEqual(['Blurb', 'Hero banner']));
  },
};

const hidden = fakeContent();

export const HiddenAndShown: Story = {
  name: 'Hidden and shown by keys',
  tags: ['visual', 'one-theme'],
  args: { content: hidden },
  render: ({ content }) => <LiveStructure content={content} />,
  play: async ({ canvas }) => {
    await ready(canvas);
    const hiddenNow = () => {
      const layout = hidden.itemNow({ itemId: itemIds.page, language: 'sv' })?.fields[layoutField];
      return parseRenderings(layout ?? '')?.filter(({ isHidden }) => isHidden).length;
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Card list' }));
    canvas.getByRole('button', { name: 'Hide Card list' }).focus();
    await userEvent.keyboard('{Enter}');
    const show = await canvas.findByRole('button', { name: 'Show Card list' });
    await expect(show).toHaveFocus();
    await expect(canvas.getByText('Hidden')).toBeVisible();
    await expect(canvas.getByText('Visitors don’t see Card list.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Card' })).toBeVisible();
    await waitFor(() => expect(hiddenNow()).toBe(1));
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Hide Card list' });
    await waitFor(() => expect(hiddenNow()).toBe(0));
  },
};

export const UnsuitablePlaces: Story = {
  name: 'Dragged over what it doesn’t suit',
  play: async ({ canvas }) => {
    await ready(canvas);
    canvas.getByRole('button', { name: 'Move Card' }).focus();
    await userEvent.keyboard(' {ArrowUp}');
    await canvas.findByText(/^Card would be in Main, before Card list|^Card would be in Card list/);
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('button', { name: 'Move Hero banner' }).focus();
    await userEvent.keyboard(' ');
    // No gap of the header, of the footer and of the card list takes a hero.
    for (const _ of ['Blurb', 'Card list', 'last', 'end']) await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Hero banner would be at the end of Main.');
    await userEvent.keyboard('{Escape}');
  },
};

export const AddedDuplicatedAndRemoved: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add a block in Main, before Card list' }),
    );
    await waitFor(() => expect(names(canvas).filter((name) => name === 'Blurb')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Card list' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Card list' }));
    await waitFor(() => expect(names(canvas).filter((name) => name === 'Card')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Card list' }));
    await waitFor(() => expect(names(canvas).filter((name) => name === 'Card')).toHaveLength(1));
  },
};
