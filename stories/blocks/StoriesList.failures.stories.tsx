import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failingStoriesService } from '../fixtures/stories.ts';
import { newsroom, storiesApi } from './storiesApi.ts';
import { isPressed } from './storiesListFilters.ts';
import { cardsOf, chip, more, says, serving, storiesListMeta } from './storiesListStates.ts';

// The manual is generated from StoriesList.stories.tsx.
const meta = { title: 'Blocks/StoriesList', tags: ['!autodocs'], ...storiesListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const retry = { name: 'Försök igen' };

export const FilterFails: Story = {
  name: 'Filter fails',
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    storiesApi().fail(true);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent('Nyheterna kunde inte hämtas.');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await isPressed(canvas, ['Elbilar']);
    await userEvent.click(canvas.getByRole('button', retry));
    await canvas.findByRole('alert');
    storiesApi().fail(false);
    await userEvent.click(await canvas.findByRole('button', retry));
    const [first] = await cardsOf(canvas, 3);
    await expect(first && within(first).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const MoreFails: Story = {
  name: 'More stories fail',
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    storiesApi().fail(true);
    canvas.getByRole('button', more).focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', retry);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    storiesApi().fail(false);
    await userEvent.keyboard('{Enter}');
    const cards = await cardsOf(canvas, 8);
    await expect(cards[4] && within(cards[4]).getByRole('link')).toHaveFocus();
  },
};

export const FilterAfterFailure: Story = {
  name: 'Filter works after a failure',
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    storiesApi().fail(true);
    await userEvent.click(await chip(canvas, 'Elbilar'));
    await canvas.findByRole('alert');
    storiesApi().fail(false);
    await userEvent.click(await chip(canvas, 'Visa alla'));
    await cardsOf(canvas, 4);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FailedOnServer: Story = {
  name: 'Loading failed on the server',
  args: { services: serving(undefined) },
  play: async ({ canvas }) => {
    await cardsOf(canvas, 4);
    await says(canvas, 'Visar 4 av 9');
  },
};

export const FailedEverywhere: Story = {
  name: 'Loading failed everywhere',
  args: { services: { stories: failingStoriesService } },
  beforeEach: newsroom({ isFailing: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    // Without tags there is no filter either.
    await expect(canvas.queryByRole('group')).toBeNull();
    storiesApi().fail(false);
    await userEvent.click(await canvas.findByRole('button', retry));
    await cardsOf(canvas, 4);
  },
};
