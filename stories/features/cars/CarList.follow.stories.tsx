import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { maxFollowedSearches } from '#domain/cars/followedSearches.ts';
import type { Canvas } from '../../canvas.ts';
import { listMeta, onPhone, opened, results, says, value } from './carListStates.ts';
import { carsPage } from './carsApi.ts';
import { followed, followingDevice, lastVisit } from './followedDevice.ts';

const meta = { title: 'Screens/Cars/List/Following', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvas: Canvas) => canvas.findByRole('button', { name: 'Bevaka sökningen' });
const stored = () => localStorage.getItem('followedSearches') ?? '';

/** A list on a device on which searches are followed. */
function listOn(query: string, searches: Parameters<typeof followingDevice>[0] = []) {
  return {
    ...opened(query),
    beforeEach: () => {
      const ends = [carsPage({ query })(), followingDevice(searches)()];
      return () => {
        for (const end of ends.toReversed()) end();
      };
    },
  };
}

export const Followed: Story = {
  name: 'Followed, and not any more',
  tags: ['visual'],
  ...listOn('car_fuel=El'),
  play: async ({ canvas }) => {
    const follow = await button(canvas);
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    follow.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    await says(canvas, 'Sökningen bevakas på den här enheten.');
    await expect(JSON.parse(stored()).searches).toMatchObject([
      { address: '/bilar?car_fuel=El', name: 'Bilar i lager: El' },
    ]);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
    await expect(follow).toHaveFocus();
    await expect(stored()).toBe('');
  },
};

export const Visited: Story = {
  name: 'A followed search',
  ...listOn('car_fuel=El', [followed('/bilar?car_fuel=El', 'El')]),
  play: async ({ canvas }) => {
    const follow = await button(canvas);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    await expect(stored()).not.toContain(lastVisit);
    await userEvent.click(await value(canvas, /^Diesel \(/));
    await waitFor(async () =>
      expect(await button(canvas)).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const OtherBounds: Story = {
  name: 'A followed search whose stock has changed',
  ...listOn('car_price=1&car_price=300000', [
    followed('/bilar?car_price=1&car_price=300000', 'Under 300 000'),
  ]),
  play: async ({ canvas }) => {
    const follow = await button(canvas);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    await expect(stored()).not.toContain(lastVisit);
    await userEvent.click(follow);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
    await expect(stored()).toBe('');
  },
};

export const TooMany: Story = {
  name: 'Too many',
  ...listOn(
    'car_fuel=El',
    Array.from({ length: maxFollowedSearches }, (_, at) => followed(`/bilar?a=${at}`, `${at}`)),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas));
    await says(canvas, 'Du bevakar redan 20 sökningar. Ta bort en av dem först.');
    await expect(await button(canvas)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const NoStorage: Story = {
  name: 'Full storage',
  ...listOn('car_fuel=El'),
  play: async ({ canvas }) => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await userEvent.click(await button(canvas));
    await says(canvas, 'Webbläsaren kan inte spara.');
    await expect(await button(canvas)).toHaveAttribute('aria-pressed', 'true');
    full.mockRestore();
    await userEvent.click(await button(canvas));
    await waitFor(async () =>
      expect(await button(canvas)).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const NoCars: Story = {
  name: 'A search without cars',
  ...listOn('car_fuel=El&car_price=1&car_price=2'),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar din sökning.');
    const follow = await button(canvas);
    // The last way on before the button.
    within(results(canvas)).getAllByRole('link').at(-1)?.focus();
    await userEvent.tab();
    await expect(follow).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    await says(canvas, 'Sökningen bevakas på den här enheten.');
    await expect(follow).toHaveFocus();
    await expect(JSON.parse(stored()).searches).toMatchObject([
      { address: expect.stringMatching(/^\/bilar\?car_fuel=El&car_price=\d+&car_price=\d+$/) },
    ]);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
    await expect(follow).toHaveFocus();
    await expect(stored()).toBe('');
  },
};

export const OnPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  ...listOn('car_fuel=El'),
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas));
    await says(canvas, 'Sökningen bevakas på den här enheten.');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
