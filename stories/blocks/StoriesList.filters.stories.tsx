import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ok } from '#domain/result.ts';
import { exampleStoriesService } from '../fixtures/stories.ts';
import { newsroom, storiesApi } from './storiesApi.ts';
import { isPressed } from './storiesListFilters.ts';
import { cardsOf, chip, more, says, storiesListMeta } from './storiesListStates.ts';

// The manual is generated from StoriesList.stories.tsx.
const meta = { title: 'Blocks/StoriesList', tags: ['!autodocs'], ...storiesListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

function titlesOf(cards: readonly HTMLElement[]): string[] {
  return cards.map((card) => within(card).getByRole('link').textContent);
}

export const ByPointer: Story = {
  name: 'Filter by pointer',
  play: async ({ canvas }) => {
    await isPressed(canvas, ['Visa alla']);
    await userEvent.click(await chip(canvas, 'Däck'));
    await says(canvas, 'Visar 2 av 2');
    await expect(titlesOf(await cardsOf(canvas, 2))).toEqual([
      'Hjulskiftet öppnar tidigare i norr',
      'Dubbdäck eller friktionsdäck?',
    ]);
    await isPressed(canvas, ['Däck']);
    await expect(window.location.search).toMatch(/[?&]tags=dack(&|$)/);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await says(canvas, 'Visar 4 av 5');
    await isPressed(canvas, ['Elbilar', 'Däck']);
    // In the order of the tags, not of the presses: one choice has one address.
    await expect(window.location.search).toMatch(/[?&]tags=elbil,dack(&|$)/);
    await userEvent.click(await chip(canvas, 'Däck'));
    await says(canvas, 'Visar 3 av 3');
    await userEvent.click(await chip(canvas, 'Visa alla'));
    await says(canvas, 'Visar 4 av 9');
    await isPressed(canvas, ['Visa alla']);
    await expect(window.location.search).not.toContain('tags=');
  },
};

export const ByKeyboard: Story = {
  name: 'Filter by keyboard',
  play: async ({ canvas }) => {
    (await chip(canvas, 'Visa alla')).focus();
    await userEvent.tab();
    const electric = await chip(canvas, 'Elbilar');
    await expect(electric).toHaveFocus();
    await userEvent.keyboard(' ');
    await says(canvas, 'Visar 3 av 3');
    await expect(electric).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Visar 4 av 9');
    await expect(electric).toHaveAttribute('aria-pressed', 'false');
  },
};

export const More: Story = {
  name: 'More stories',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', more));
    const cards = await cardsOf(canvas, 8);
    await says(canvas, 'Visar 8 av 9');
    const link = cards[4] && within(cards[4]).getByRole('link');
    await expect(link).toHaveFocus();
    await expect(new Set(titlesOf(cards)).size).toBe(8);
    await userEvent.click(canvas.getByRole('button', more));
    await cardsOf(canvas, 9);
    await says(canvas, 'Visar 9 av 9');
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

export const MoreByKeyboard: Story = {
  name: 'More stories by keyboard',
  beforeEach: newsroom({ query: 'tags=verkstad,elbil' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 6');
    canvas.getByRole('button', more).focus();
    await userEvent.keyboard('{Enter}');
    const cards = await cardsOf(canvas, 6);
    await expect(cards[4] && within(cards[4]).getByRole('link')).toHaveFocus();
    await expect(storiesApi().asked.at(-1)?.get('tags')).toBe('elbil,verkstad');
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

export const MoreLoading: Story = {
  name: 'More stories loading',
  play: async ({ canvas, canvasElement }) => {
    await cardsOf(canvas, 4);
    storiesApi().hold();
    const button = canvas.getByRole('button', more);
    await userEvent.click(button);
    await says(canvas, 'Hämtar nyheter');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('li[aria-hidden]')).toHaveLength(4);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(storiesApi().asked).toHaveLength(1);
    storiesApi().release();
    await cardsOf(canvas, 8);
    await expect(canvasElement.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
  },
};

export const FilterLoading: Story = {
  name: 'Filter loading',
  play: async ({ canvas }) => {
    const before = titlesOf(await cardsOf(canvas, 4));
    storiesApi().hold();
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await says(canvas, 'Hämtar nyheter');
    await isPressed(canvas, ['Elbilar']);
    await expect(titlesOf(canvas.getAllByRole('listitem'))).toEqual(before);
    await userEvent.click(await chip(canvas, 'Däck'));
    await waitFor(() => expect(storiesApi().abortedCount()).toBe(1));
    storiesApi().release();
    await says(canvas, 'Visar 4 av 5');
    await expect(storiesApi().asked.map((query) => query.get('tags'))).toEqual([
      'elbil',
      'elbil,dack',
    ]);
  },
};

export const RevertedFilter: Story = {
  name: 'Filter reverted before its answer',
  play: async ({ canvas }) => {
    const before = titlesOf(await cardsOf(canvas, 4));
    storiesApi().hold();
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await says(canvas, 'Visar 4 av 9');
    await expect(storiesApi().abortedCount()).toBe(1);
    await expect(titlesOf(canvas.getAllByRole('listitem'))).toEqual(before);
  },
};

export const NoResults: Story = {
  name: 'No stories with this tag',
  args: {
    services: {
      stories: {
        ...exampleStoriesService,
        tags: async () => ok([{ key: 'gone', value: 'Öppet hus', id: 'F'.repeat(32) }]),
      },
    },
  },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    window.fetch = async () => Response.json({ stories: [], total: 0 });
    await userEvent.click(await chip(canvas, 'Öppet hus'));
    await says(canvas, 'Inga nyheter matchar ditt val.');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('button', more)).toBeNull();
    await expect(await chip(canvas, 'Visa alla')).toBeVisible();
  },
};

export const SharedAddress: Story = {
  name: 'Shared address with tags',
  beforeEach: newsroom({ query: 'tags=dack' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 2 av 2');
    await isPressed(canvas, ['Däck']);
    await expect(titlesOf(await cardsOf(canvas, 2))[0]).toContain('Hjulskiftet');
  },
};

export const UnknownTag: Story = {
  name: 'Address with a removed tag',
  beforeEach: newsroom({ query: 'tags=borttagen' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 9');
    await isPressed(canvas, ['Visa alla']);
    await expect(storiesApi().asked).toHaveLength(0);
  },
};

export const Reloaded: Story = {
  name: 'Reloaded',
  beforeEach: newsroom({ shown: 8 }),
  play: async ({ canvas }) => {
    await cardsOf(canvas, 8);
    await says(canvas, 'Visar 8 av 9');
    await expect(document.body).toHaveFocus();
    await expect(storiesApi().asked.map((query) => query.get('first'))).toEqual(['4']);
  },
};

export const BackAndForth: Story = {
  name: 'Back and forward',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', more));
    await cardsOf(canvas, 8);
    await userEvent.click(await chip(canvas, 'Däck'));
    await cardsOf(canvas, 2);
    const { length } = storiesApi().asked;
    window.history.back();
    await cardsOf(canvas, 8);
    await isPressed(canvas, ['Visa alla']);
    window.history.forward();
    await cardsOf(canvas, 2);
    await isPressed(canvas, ['Däck']);
    // The state of the list was kept.
    await expect(storiesApi().asked).toHaveLength(length);
  },
};
