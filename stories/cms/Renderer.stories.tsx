import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { findBlock } from '#blocks/findBlock.ts';
import { type Block, defineBlock } from '#cms/block.ts';
import { Text } from '#design-system/Text/Text.tsx';
import { text } from '#domain/content/declare.ts';
import type { PageMode } from '#domain/content/page.ts';
import { type BlockContent, exampleFrame, renderExample } from '../blocks/BlockExample.tsx';
import type { Canvas } from '../canvas.ts';

const manual = { purpose: '', useWhen: [], avoidWhen: [] };

/** Throws while it is rendered. */
function Broken(): never {
  throw new Error('There is no title.');
}

/** Throws after it was rendered, as a script might. */
function BreaksLater() {
  useEffect(() => {
    throw new Error('There is no map.');
  }, []);
  return <Text>A moment of calm.</Text>;
}

const noteFields = { text: text({ name: 'Text', help: 'What it says.' }) };

const own = new Map<string, Block>([
  ['Broken', defineBlock({ manual, fields: {}, Component: Broken })],
  ['BreaksLater', defineBlock({ manual, fields: {}, Component: BreaksLater })],
  [
    'Note',
    defineBlock({
      manual,
      fields: noteFields,
      Component: ({ fields }) => <Text>{fields.text}</Text>,
    }),
  ],
]);

interface PageProps {
  /** The blocks, from top to bottom. */
  readonly blocks: readonly BlockContent[];
  /** The mode of the page. */
  readonly mode: PageMode;
  /** Receives unknown blocks and failures. */
  readonly log: (line: string) => void;
}

/** A page of the given blocks. */
function Page({ blocks, mode, log }: PageProps) {
  const find = (name: string) => own.get(name) ?? findBlock(name);
  return renderExample(blocks, { find, frame: exampleFrame(mode), log });
}

function note(value: string): BlockContent {
  return { componentName: 'Note', fields: { Text: { value } } };
}

const meta = {
  title: 'Blocks/Renderer',
  component: Page,
  args: { mode: 'normal', log: fn(), blocks: [note('Above'), note('Below')] },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Expects the blocks above and below to work. */
async function expectNeighbours(canvas: Canvas) {
  await expect(canvas.getByText('Above')).toBeVisible();
  await expect(canvas.getByText('Below')).toBeVisible();
}

const aroundUnknown = [note('Above'), { componentName: 'Nonsense' }, note('Below')];

export const UnknownForVisitors: Story = {
  name: 'Unknown block, for visitors',
  args: { blocks: aroundUnknown },
  play: async ({ args, canvas, canvasElement }) => {
    await expectNeighbours(canvas);
    await expect(canvasElement).not.toHaveTextContent('Nonsense');
    await expect(args.log).toHaveBeenCalledWith('unknown block Nonsense on nordvik-se sv /exempel');
  },
};

export const UnknownForEditors: Story = {
  name: 'Unknown block, for editors',
  args: { blocks: aroundUnknown, mode: 'preview' },
  play: async ({ canvas }) => {
    await expectNeighbours(canvas);
    await expect(canvas.getByText('Komponenten Nonsense kunde inte visas.')).toBeVisible();
  },
};

/** React logs errors that a boundary catches. They are intended here. */
const withoutConsole = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
};

const aroundBroken = [note('Above'), { componentName: 'Broken' }, note('Below')];

export const FailsForVisitors: Story = {
  ...withoutConsole,
  name: 'Failing block, for visitors',
  args: { blocks: aroundBroken },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByText('Här borde en sektion visas, men något gick fel.')).toBeVisible();
    await expect(canvas.getByText('Prova att ladda om sidan.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ladda om sidan' })).toBeEnabled();
    await expect(canvasElement).not.toHaveTextContent('Broken');
    await expectNeighbours(canvas);
  },
};

export const FailsForEditors: Story = {
  tags: ['visual'],
  ...withoutConsole,
  name: 'Failing block, for editors',
  args: { blocks: aroundBroken, mode: 'edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Komponenten Broken kunde inte visas.')).toBeVisible();
    await expectNeighbours(canvas);
  },
};

export const FailsLater: Story = {
  ...withoutConsole,
  name: 'Block fails later',
  args: { blocks: [note('Above'), { componentName: 'BreaksLater' }, note('Below')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Hoppsan!' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('A moment of calm.')).toBeNull());
    await expectNeighbours(canvas);
  },
};

const link = { href: '/om-oss', text: 'Om oss' };
const list: BlockContent = {
  componentName: 'FooterLinkList',
  fields: {
    Title: { value: 'Om Nordvik' },
    Links: [{ id: '1', fields: { Link: { value: link } } }],
  },
};

export const InsideABlock: Story = {
  ...withoutConsole,
  name: 'Nested block fails',
  args: {
    blocks: [
      note('Above'),
      {
        componentName: 'Footer',
        fields: { CopyrightText: { value: '© 2026' } },
        placeholders: { 'footer-columns-1': [{ componentName: 'Broken' }, list] },
      },
      note('Below'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Om oss' })).toBeVisible();
    await expect(canvas.getByText('© 2026')).toBeVisible();
    await expectNeighbours(canvas);
  },
};

/** The editing marks within an element, in order, such as `open rendering Note-0`. */
function marksIn(element: HTMLElement): string[] {
  const marks = element.querySelectorAll('code[type="text/sitecore"].scpm');
  return Array.from(marks, (mark) =>
    [mark.getAttribute('kind'), mark.getAttribute('chrometype'), mark.id].join(' ').trim(),
  );
}

const rootId = 'headless-main_00000000-0000-0000-0000-000000000000';

export const Marks: Story = {
  name: 'Editing marks',
  args: {
    mode: 'edit',
    blocks: [
      note('Above'),
      { componentName: 'Footer', placeholders: { 'footer-columns-{*}': [list] } },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('code')) await expect(mark).not.toBeVisible();
    await expect(marksIn(canvasElement)).toEqual([
      `open placeholder ${rootId}`,
      'open rendering Note-0',
      'close rendering',
      'open rendering Footer-1',
      'open placeholder footer-columns-{*}_Footer-1',
      'open rendering FooterLinkList-0',
      'close rendering',
      'close placeholder',
      'close rendering',
      'close placeholder',
    ]);
  },
};

export const NoMarksForVisitors: Story = {
  name: 'No editing marks for visitors',
  args: { ...Marks.args, mode: 'normal' },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual([]);
  },
};

export const Reload: Story = {
  ...withoutConsole,
  name: 'Reload by keyboard',
  args: { blocks: aroundBroken },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Ladda om sidan' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
