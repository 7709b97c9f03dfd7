import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { FollowedSearches } from '#features/cars/follow/FollowedSearches.tsx';
import { followTexts } from '#features/cars/follow/followTexts.ts';
import type { Canvas } from '../../canvas.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import { followed, followingDevice } from './followedDevice.ts';

const electric = followed('/bilar?car_fuel=El', 'Bilar i lager: El');
const volvo = followed('/bilar?car_brand=Volvo', 'Bilar i lager: Volvo');
const none = followed('/bilar?car_price=1&car_price=2', 'Bilar i lager: Pris 1–2 kr');

const meta = {
  title: 'Screens/Cars/Followed searches',
  component: FollowedSearches,
  args: {
    place: { site: 'nordvik-se', locale: 'sv' },
    texts: followTexts(dictionary),
    level: 2,
  },
  beforeEach: followingDevice([electric, volvo, none]),
} satisfies Meta<typeof FollowedSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: Canvas) => within(canvas.getByRole('list')).getAllByRole('listitem');
const texts = (canvas: Canvas) => rows(canvas).map(({ textContent }) => textContent);

export const News: Story = {
  name: 'What is new',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(texts(canvas)[1]).toMatch(/Bilar: \d+ · Nya sedan 3 mars: 1/));
    await waitFor(() => expect(texts(canvas)[2]).toMatch(/Bilar: 0 · Inget nytt sedan 3 mars/));
    await expect(canvas.getByRole('region', { name: 'Bevakade sökningar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bilar i lager: El' })).toHaveAttribute(
      'href',
      '/bilar?car_fuel=El',
    );
    await expect(canvas.getByRole('link', { name: 'Flöde Bilar i lager: El' })).toHaveAttribute(
      'href',
      '/bilar/feed.xml?car_fuel=El',
    );
  },
};

export const Removed: Story = {
  name: 'Removed, and followed again',
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Ta bort Bilar i lager: Volvo' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: 'Ångra Bilar i lager: Volvo' });
    await expect(undo).toHaveFocus();
    await expect(canvas.getByText('Bilar i lager: Volvo bevakas inte längre.')).toHaveRole(
      'status',
    );
    await expect(localStorage.getItem('followedSearches')).not.toContain('Volvo');
    await expect(rows(canvas)).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(localStorage.getItem('followedSearches')).toContain('Volvo'));
    await expect(canvas.getByRole('button', { name: /^Ta bort .*Volvo/ })).toHaveFocus();
    await expect(texts(canvas)[1]).toContain('Volvo');
  },
};

export const Failed: Story = {
  name: 'No answer',
  beforeEach: followingDevice([electric], { failing: 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Antalet kunde inte hämtas.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bilar i lager: El' })).toBeVisible();
  },
};

export const Gone: Story = {
  name: 'A list that no longer exists',
  beforeEach: followingDevice([electric], { failing: 404 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Listan finns inte längre.')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Nothing followed',
  beforeEach: followingDevice([]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const NoStorage: Story = {
  name: 'Full storage',
  play: async ({ canvas }) => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Ta bort .*Volvo/ }));
    await expect(await canvas.findByRole('button', { name: /^Ångra .*Volvo/ })).toBeVisible();
    full.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: /^Ångra .*Volvo/ }));
    await waitFor(() => expect(localStorage.getItem('followedSearches')).toContain('Volvo'));
  },
};

export const OnPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(texts(canvas)[0]).toContain('Bilar:'));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
