import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cardsOf } from '../fixtures/cards.ts';
import {
  editable,
  editing,
  field,
  linkField,
  malformedSection,
  markedFields,
} from '../fixtures/fields.ts';
import { longCard, longWord, onSmallPhone } from '../fixtures/longWords.ts';
import { onDesktop, onPhone, onTablet } from '../viewports.ts';
import { fakeClock } from './fakeClock.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import {
  holding,
  nextName,
  rests,
  rowOf,
  seenIn,
  stageRowMeta,
  standard,
} from './stageRowStates.ts';
import { grounds, OnEveryGround, showsFieldNames, withEveryTitleTag } from './variants.tsx';

// The manual is generated from StageRow.stories.tsx.
const meta = { title: 'Blocks/StageRow', tags: ['!autodocs'], ...stageRowMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const AllFit: Story = {
  name: 'All stages fit',
  globals: onDesktop,
  args: { placeholders: holding(4) },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1, 2, 3, 4]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(rowOf(canvas)).not.toHaveAttribute('tabindex'));
  },
};

export const OneStage: Story = {
  name: 'One stage on a phone',
  globals: onPhone,
  args: { placeholders: holding(1) },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Resized: Story = {
  name: 'Resized window',
  globals: onDesktop,
  args: { placeholders: holding(4) },
  beforeEach: restoreFrame,
  play: async ({ canvas }) => {
    const frame = windowFrame();
    if (!frame) return;
    await waitFor(() => expect(rowOf(canvas)).not.toHaveAttribute('tabindex'));
    const clock = fakeClock({ shortestMs: 50 });
    const { changed, stop } = await widthOf(rowOf(canvas));
    frame.style.width = '900px';
    await changed(900);
    clock.advance(60);
    frame.style.width = '800px';
    await changed(800);
    clock.advance(99);
    await expect(canvas.queryByRole('button')).toBeNull();
    clock.advance(1);
    clock.stop();
    stop();
    await rests(canvas, [1, 2, 3], 'next');
    await expect(rowOf(canvas)).toHaveAttribute('tabindex', '0');
  },
};

export const ImageCards: Story = {
  name: 'With image cards',
  globals: onTablet,
  args: { placeholders: holding(4, 'ImageCard') },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1, 2, 3]);
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('no stages');
    await expect(linkAt(first)).toBe(within(first).getByRole('link'));
  },
};

const untitled = { Text: field('<p>Vi förvarar dina hjul.</p>') };

export const TitleTags: Story = withEveryTitleTag({
  componentName: 'StageRow',
  placeholders: { 'stage-row-1': [{ componentName: 'Card', fields: untitled }] },
});

export const Grounds: Story = {
  render: () => (
    <OnEveryGround componentName="StageRow" fields={standard} placeholders={holding(5)} />
  ),
  play: async ({ canvas }) => {
    const rows = grounds.map((name) => canvas.getByRole('region', { name }));
    const colors = rows.map((row) => {
      const section = row.parentElement?.closest('section');
      return section && getComputedStyle(section).backgroundColor;
    });
    await expect(new Set(colors).size).toBe(4);
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bildspel' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const WithoutStages: Story = {
  name: 'Without stages',
  args: { placeholders: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: { ...malformedSection, Text: { value: ['no'] }, BackgroundColor: null },
    placeholders: { 'stage-row-1': [{ componentName: 'Card' }, ...cardsOf('Card', 2)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(canvas.getByRole('region', { name: '<i>Snett</i>' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText('Klicka')).toBeNull();
  },
};

export const VeryLong: Story = {
  ...onSmallPhone,
  name: 'Very long text on a phone',
  args: {
    fields: {
      Title: field(longWord.repeat(3)),
      Text: field(`<p>${'Henkilötietojenkäsittelyperiaatteet, '.repeat(270)}</p>`),
      Link: linkField('/', longWord.repeat(3)),
    },
    placeholders: { 'stage-row-1': [longCard, longCard] },
  },
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    for (const stage of canvas.getAllByRole('article')) {
      const { right } = box(within(stage).getByRole('heading'));
      await expect(right).toBeLessThanOrEqual(box(stage).right);
    }
  },
};

const names = ['Title', 'Text', 'Link'];

const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  globals: onTablet,
  args: editing(standard),
  play: async ({ canvas, canvasElement }) => {
    const marked = markedFields(canvasElement).filter((name) => name !== 'TitleTag');
    await expect(marked).toEqual(names);
    await expect(placeholderOf(canvasElement)).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', nextName));
    await rests(canvas, [4, 5, 6], 'both');
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty row',
  args: { mode: 'edit', fields: editable(empty), placeholders: {} },
  play: async (story) => {
    await expect(markedFields(story.canvasElement)).toEqual(names);
    await showsFieldNames(names)(story);
    await expect(placeholderOf(story.canvasElement)).not.toBeNull();
    await expect(story.canvas.queryByRole('button')).toBeNull();
  },
};

function placeholderOf(canvasElement: HTMLElement): Element | null {
  return canvasElement.querySelector('code[chrometype="placeholder"][id^="stage-row"]');
}

/** The frame around the Storybook story, whose width can be changed; `undefined` in a separate tab. */
function windowFrame(): HTMLElement | undefined {
  const frames = Array.from(window.parent.document.querySelectorAll('iframe'));
  return frames.find(({ contentWindow }) => contentWindow === window);
}

/** Restores the window for later Storybook stories. */
function restoreFrame() {
  const frame = windowFrame();
  const width = frame?.style.width ?? '';
  return () => {
    if (frame) frame.style.width = width;
  };
}

/** Waits until resize observers of an element have run at a window width. */
async function widthOf(element: HTMLElement) {
  let observed = 0;
  const observer = new ResizeObserver(() => {
    observed = window.innerWidth;
  });
  observer.observe(element);
  const changed = (width: number) => waitFor(() => expect(observed).toBe(width));
  await changed(window.innerWidth);
  return { changed, stop: () => observer.disconnect() };
}
