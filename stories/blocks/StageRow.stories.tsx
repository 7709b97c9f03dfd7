import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { field } from '../fixtures/fields.ts';
import { onDesktop, onPhone, onTablet } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { box, sidewaysScroll } from './layout.ts';
import {
  buttonsOf,
  holding,
  isOff,
  nextName,
  previousName,
  rests,
  rowOf,
  seenIn,
  stageRowMeta,
  standard,
  title,
} from './stageRowStates.ts';

const meta = { title: 'Blocks/StageRow', tags: ['autodocs'], ...stageRowMeta };

export default meta;

type Story = StoryObj<typeof meta>;

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
