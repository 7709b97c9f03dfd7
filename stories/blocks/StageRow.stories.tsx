import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cardsOf } from '../fixtures/cards.ts';
import { editable, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { fakeClock } from './fakeClock.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import { manualPage } from './manual/manualPage.tsx';
import { expectTitleLevels, grounds, OnEveryGround, WithEveryTitleTag } from './variants.tsx';

const title = 'Just nu i verkstaden';

const standard = {
  Title: field(title),
  TitleTag: field('h2'),
  Text: field('<p>Sådant som våra kunder bokar i november.</p>'),
  Link: linkField('/verkstad', 'Allt vi gör'),
};

/** Content of the placeholder: so many stages. */
function holding(count: number, name: Parameters<typeof cardsOf>[0] = 'Card') {
  return { 'stage-row-1': cardsOf(name, count) };
}

const onPhone = { viewport: { value: 'phone' } };
const onTablet = { viewport: { value: 'tablet' } };
const onDesktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Blocks/StageRow',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('StageRow', 'strip') },
  args: { componentName: 'StageRow', fields: standard, placeholders: holding(7) },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const previousName = { name: 'Föregående bild' };
const nextName = { name: 'Nästa bild' };

function rowOf(canvas: Canvas): HTMLElement {
  return canvas.getByRole('region', { name: title });
}

/** The numbers, from 1, of the stages that are seen whole. */
function seenIn(canvas: Canvas): number[] {
  const row = box(rowOf(canvas));
  return canvas.getAllByRole('article').flatMap((stage, at) => {
    const { left, right } = box(stage);
    return left >= row.left - 1 && right <= row.right + 1 ? [at + 1] : [];
  });
}

/** The row moves smoothly, and says 100 ms after it came to rest which ways are left. */
async function rests(
  canvas: Canvas,
  stages: readonly number[],
  ways: 'previous' | 'both' | 'next',
) {
  await waitFor(() => expect(seenIn(canvas)).toEqual(stages));
  await waitFor(async () => {
    const [previous, next] = buttonsOf(canvas);
    await expect(isOff(previous)).toBe(ways === 'next');
    await expect(isOff(next)).toBe(ways === 'previous');
  });
}

function buttonsOf(canvas: Canvas): [HTMLElement, HTMLElement] {
  return [canvas.getByRole('button', previousName), canvas.getByRole('button', nextName)];
}

/** A button that is off keeps its place among the stops of the tab key. */
function isOff(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}

export const OnADesktop: Story = {
  name: 'At 1280 px',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeVisible();
    await expect(canvas.getByText(/bokar i november/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Allt vi gör' })).toHaveAttribute(
      'href',
      '/verkstad',
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    await rests(canvas, [1, 2, 3, 4], 'next');
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const BelowDesktop: Story = {
  name: 'At 1279 px',
  globals: { viewport: { value: 'below-desktop' } },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1, 2, 3]);
  },
};

export const OnATablet: Story = {
  name: 'At 768 px',
  globals: onTablet,
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1, 2, 3]);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1]);
    const second = canvas.getAllByRole('article')[1];
    const bit = box(rowOf(canvas)).right - (second ? box(second).left : 0);
    await expect(bit).toBeGreaterThan(20);
    await expect(bit).toBeLessThan(80);
    await expect(sidewaysScroll()).toBe(0);
    await userEvent.click(canvas.getByRole('button', nextName));
    await rests(canvas, [2], 'both');
    await userEvent.click(canvas.getByRole('button', previousName));
    await rests(canvas, [1], 'next');
  },
};

export const BelowTablet: Story = {
  name: 'At 767 px',
  globals: { viewport: { value: 'below-tablet' } },
  play: async ({ canvas }) => {
    await expect(seenIn(canvas)).toEqual([1]);
  },
};

export const Steps: Story = {
  name: 'Next and previous',
  globals: onTablet,
  play: async ({ canvas }) => {
    await rests(canvas, [1, 2, 3], 'next');
    const [previous, next] = buttonsOf(canvas);
    await userEvent.click(next);
    await rests(canvas, [4, 5, 6], 'both');
    await userEvent.click(next);
    await rests(canvas, [5, 6, 7], 'previous');
    await userEvent.click(next);
    await expect(seenIn(canvas)).toEqual([5, 6, 7]);
    await userEvent.click(previous);
    await rests(canvas, [2, 3, 4], 'both');
    await userEvent.click(previous);
    await rests(canvas, [1, 2, 3], 'next');
  },
};

export const StepsOnADesktop: Story = {
  name: 'Next and previous on a desktop',
  globals: onDesktop,
  args: { placeholders: holding(9) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', nextName));
    await rests(canvas, [5, 6, 7, 8], 'both');
    await userEvent.click(canvas.getByRole('button', nextName));
    await rests(canvas, [6, 7, 8, 9], 'previous');
  },
};

export const ByFinger: Story = {
  name: 'By finger or wheel',
  globals: onTablet,
  play: async ({ canvas }) => {
    const stage = canvas.getAllByRole('article')[2];
    rowOf(canvas).scrollBy({ left: (stage ? box(stage).left : 0) + 20 });
    await waitFor(() => expect(seenIn(canvas)[0]).toBeGreaterThan(2));
    await waitFor(() => expect(isOff(buttonsOf(canvas)[0])).toBe(false));
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  globals: onTablet,
  play: async ({ canvas }) => {
    await rests(canvas, [1, 2, 3], 'next');
    await userEvent.tab();
    await expect(rowOf(canvas)).toHaveFocus();
    await expect(getComputedStyle(rowOf(canvas)).outlineStyle).toBe('solid');
    const stages = canvas.getAllByRole('article');
    for (const stage of stages) {
      await userEvent.tab();
      await expect(within(stage).getByRole('link')).toHaveFocus();
    }
    await rests(canvas, [5, 6, 7], 'previous');
    const [previous, next] = buttonsOf(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Allt vi gör' })).toHaveFocus();
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await rests(canvas, [2, 3, 4], 'both');
    await userEvent.keyboard(' ');
    await rests(canvas, [1, 2, 3], 'next');
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
  },
};

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

export const TitleTags: Story = {
  render: () => (
    <WithEveryTitleTag
      componentName="StageRow"
      placeholders={{ 'stage-row-1': [{ componentName: 'Card', fields: untitled }] }}
    />
  ),
  play: ({ canvas }) => expectTitleLevels(canvas),
};

const untitled = { Text: field('<p>Vi förvarar dina hjul.</p>') };
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
    fields: {
      Title: field('<i>Snett</i>'),
      TitleTag: field('h9'),
      Text: { value: ['no'] },
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      BackgroundColor: null,
    },
    placeholders: { 'stage-row-1': [{ componentName: 'Card' }, ...cardsOf('Card', 2)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(canvas.getByRole('region', { name: '<i>Snett</i>' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText('Klicka')).toBeNull();
  },
};

const longWord = 'Moottoriajoneuvokatsastusasemanhoitaja';
const longCard = {
  componentName: 'Card',
  fields: {
    Title: field(longWord),
    Text: field(`<p>${'Henkilötietojenkäsittelyperiaatteet, '.repeat(100)}</p>`),
    Link: linkField('/', 'Rahoitusvaihtoehtojenvertailulaskuri'),
  },
};

export const VeryLong: Story = {
  name: 'Very long text on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
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
  args: { mode: 'edit', fields: editable(standard) },
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
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    for (const name of names) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    await expect(placeholderOf(canvasElement)).not.toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="StageRow" fields={standard} placeholders={holding(6)} />
      <BlockExample
        componentName="StageRow"
        fields={{ Title: field('Åk dit'), BackgroundColor: field('BackgroundColor3') }}
        placeholders={holding(6, 'ImageCard')}
      />
      <BlockExample
        componentName="StageRow"
        fields={{ Title: field('Två är inget att bläddra i') }}
        placeholders={holding(2)}
      />
    </>
  ),
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
