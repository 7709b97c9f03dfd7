import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Carousel, Picture, Stack, Text } from '#design-system';
import { template } from '#domain/template.ts';
import { announcementOf } from '../announcement.ts';
import { box } from '../blocks/layout.ts';
import coast from '../fixtures/coast.webp';
import fjord from '../fixtures/fjord.webp';
import forest from '../fixtures/forest.webp';
import studio from '../fixtures/studio.webp';
import { placesOf, pressThrough } from '../pressThrough.ts';

const pictures = [fjord, coast, forest, studio];
const slides = pictures.map((picture, index) => (
  <Stack key={picture.src} gap="xs">
    <Picture src={picture.src} alt="" ratio="standard" />
    <Text>Bil {index + 1}</Text>
  </Stack>
));

const labels = {
  previous: 'Föregående',
  next: 'Nästa',
  position: template('{number} av {total}'),
  pause: 'Pausa',
  play: 'Spela',
};

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'Veckans bilar', labels, slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Embla is loaded when the carousel is near the window; waits until it has taken over. */
async function whenReady(canvasElement: HTMLElement) {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-state]')).toHaveAttribute('data-state', 'ready'),
  );
}

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await whenReady(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Veckans bilar' })).toBeVisible();
    await expect(canvas.getByText('1 av 4')).toBeVisible();
    await expect(announcementOf(canvas.getByText('1 av 4'))).toBe('polite');
    const previous = canvas.getByRole('button', { name: 'Föregående' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await expect(canvas.getByText('2 av 4')).toBeVisible();
    await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(canvas.getByText('1 av 4')).toBeVisible();
  },
};

/** Next is unavailable on the last slide, keeps the focus there, and is available again on the one before. */
export const AtTheEnd: Story = {
  name: 'At the last slide',
  play: async ({ canvas, canvasElement }) => {
    await whenReady(canvasElement);
    await pressThrough(canvas, 'Nästa', placesOf(4));
    await pressThrough(canvas, 'Föregående', placesOf(4).toReversed());
    const next = canvas.getByRole('button', { name: 'Nästa' });
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await whenReady(canvasElement);
    await expect(canvas.getByText('1 av 4')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('4 av 4')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('4 av 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('3 av 4')).toBeVisible();
  },
};

/** The first slide follows the last one. */
export const Looping: Story = {
  args: { loop: true },
  play: async ({ canvas, canvasElement }) => {
    await whenReady(canvasElement);
    await expect(canvas.getByText('1 av 4')).toBeVisible();
    const previous = canvas.getByRole('button', { name: 'Föregående' });
    await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(canvas.getByText('4 av 4')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Nästa' });
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(canvas.getByText('1 av 4')).toBeVisible();
  },
};

/** Autoplay can be paused. */
export const Autoplay: Story = {
  args: { autoplayMs: 5_000, loop: true },
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Pausa' });
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Spela' })).toHaveFocus();
  },
};

export const Several: Story = {
  args: { perView: { phone: 1, tablet: 2, desktop: 3 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^1 av/)).toBeVisible());
    await expect(canvas.getByRole('group', { name: '2 / 4' })).toBeVisible();
  },
};

/** The last slides share a position: those that fit beside the last one. */
export const FocusMoves: Story = {
  args: {
    perView: { phone: 3, tablet: 3, desktop: 3 },
    slides: pictures.map(({ src }, index) => (
      <a key={src} href="/kop-bil">
        Bil {index + 1}
      </a>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    await whenReady(canvasElement);
    await waitFor(() => expect(canvas.getByText('1 av 2')).toBeVisible());
    canvas.getByRole('link', { name: 'Bil 2' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bil 4' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('2 av 2')).toBeVisible());
  },
};

/** Until the carousel is near the window the row scrolls natively; Embla starts at that slide. */
export const ScrolledBefore: Story = {
  decorators: [
    (Carousels) => (
      <div style={{ paddingBlockStart: '200vh' }}>
        <Carousels />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector('[data-state="idle"]');
    const third = canvas.getByRole('group', { name: '3 / 4' });
    if (!row) throw new Error('The row is moved by Embla already.');
    row.scrollLeft = third.offsetLeft;
    row.scrollIntoView();
    await whenReady(canvasElement);
    await waitFor(() => expect(canvas.getByText('3 av 4')).toBeVisible());
    await expect(row.scrollLeft).toBe(0);
    await expect(
      Math.abs(third.getBoundingClientRect().left - row.getBoundingClientRect().left),
    ).toBeLessThan(2);
  },
};

/** Slides that fit beside each other have no controls, even before they are measured. */
export const AllFit: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { perView: { phone: 1, tablet: 2, desktop: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without `perView`, each slide is as wide as the row. */
export const OnAPhone: Story = {
  name: 'One slide at a time on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await whenReady(canvasElement);
    const row = canvas.getByRole('region', { name: 'Veckans bilar' });
    const first = canvas.getByRole('group', { name: '1 / 4' });
    await expect(box(first).width).toBeCloseTo(box(row).width, 0);
    await expect(canvas.getByText('1 av 4')).toBeVisible();
  },
};

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: { perView: { phone: 1, tablet: 2, desktop: 3 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^1 av/)).toBeVisible());
  },
};
