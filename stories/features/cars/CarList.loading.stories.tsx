import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleCars } from '../../fixtures/cars.ts';
import { failingCarService } from '../../fixtures/exampleCarService.ts';
import {
  before,
  carLinks,
  carNames,
  chipNames,
  listMeta,
  more,
  opened,
  own,
  placeholders,
  results,
  says,
  search,
  value,
} from './carListStates.ts';
import { type ChangeResult, carsApi, carsPage } from './carsApi.ts';

const meta = { title: 'Screens/Cars/Loading the list', ...listMeta };

export default meta;
type Story = StoryObj<typeof meta>;

const retry = { name: 'Försök igen' };

/** Three cars on every page, each time other ones. */
function stockOf(total: number): ChangeResult {
  let answers = 0;
  return (result) => {
    answers += 1;
    const cars = exampleCars.slice(0, 3).map((car) => ({ ...car, id: `${car.id}-${answers}` }));
    return { ...result, cars, total };
  };
}

const tooMany = /^Listan visar högst 960\sbilar\. Välj fler filter/;

export const More: Story = {
  name: 'More cars',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const link = canvas.getByRole('link', more);
    link.scrollIntoView();
    await waitFor(() => expect(carsApi().asked.map((query) => query.get('from'))).toEqual(['1']));
    await expect(link).toHaveAttribute('href', '/bilar?page=1');
    await userEvent.click(link);
    await says(canvas, 'Visar 6 av 60');
    await waitFor(() => expect(search().get('page')).toBe('1'));
    const [, , , fourth] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    await expect(fourth && within(fourth).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('link', more)).toBeNull();
  },
};

export const LastPage: Story = {
  name: 'Last page',
  ...opened('page=18', stockOf(3_200)),
  play: async ({ canvas }) => {
    await says(canvas, 'av 3\u00a0200');
    await expect(canvas.queryByText(tooMany)).toBeNull();
    await userEvent.click(canvas.getByRole('link', more));
    await waitFor(() => expect(search().get('page')).toBe('19'));
    await expect(canvas.queryByRole('link', more)).toBeNull();
    await expect(canvas.getByText(tooMany)).toBeVisible();
  },
};

export const TooManyToCount: Story = {
  name: 'More than 10 000 hits',
  ...opened('', stockOf(12_345)),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 10000+');
    await expect(canvas.getByText(tooMany)).toBeVisible();
    await expect(canvas.getByRole('link', more)).toBeVisible();
  },
};

export const Earlier: Story = {
  name: 'Late page with earlier cars',
  ...opened('page=5', stockOf(900)),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 145–147 av 900');
    const earlier = canvas.getByRole('link', before);
    await expect(earlier).toHaveAttribute('href', '/bilar?page=2');
    await expect(earlier).toHaveAttribute('rel', 'prev');
    const later = canvas.getByRole('link', more);
    await expect(later).toHaveAttribute('href', '/bilar?page=6');
    await expect(later).toHaveAttribute('rel', 'next');
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Visar 97–102 av 900');
    const [first] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    await waitFor(() => expect(first && within(first).getByRole('link')).toHaveFocus());
    await expect(search().get('page')).toBe('5');
    await expect(canvas.getByRole('link', before)).toHaveAttribute('href', '/bilar?page=1');
  },
};

/** The cars and placeholders of the grid, from first to last, once there are placeholders. */
async function itemsOf(root: HTMLElement): Promise<readonly string[]> {
  await waitFor(() => expect(placeholders(root)).toHaveLength(24));
  const items = placeholders(root)[0]?.parentElement?.children ?? [];
  return Array.from(items, ({ ariaHidden }) => (ariaHidden === 'true' ? 'waiting' : 'car'));
}

const waiting = Array(24).fill('waiting');

export const EarlierSlow: Story = {
  name: 'Earlier cars take long',
  ...opened('page=5', stockOf(900)),
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 145–147 av 900');
    carsApi().hold();
    await userEvent.click(canvas.getByRole('link', before));
    await expect(await itemsOf(canvasElement)).toEqual([...waiting, 'car', 'car', 'car']);
    carsApi().release();
    await says(canvas, 'Visar 97–102 av 900');
  },
};

export const MoreSlow: Story = {
  name: 'More cars take long',
  ...opened('page=5', stockOf(900)),
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 145–147 av 900');
    carsApi().hold();
    await userEvent.click(canvas.getByRole('link', more));
    await expect(await itemsOf(canvasElement)).toEqual(['car', 'car', 'car', ...waiting]);
    carsApi().release();
    await says(canvas, 'Visar 145–150 av 900');
  },
};

export const EarlierFails: Story = {
  name: 'Earlier cars fail',
  ...opened('page=5', stockOf(900)),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 145–147 av 900');
    carsApi().answerWith('failure');
    await userEvent.click(canvas.getByRole('link', before));
    const alert = await canvas.findByRole('alert');
    const [first] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    if (!first) throw new Error('no cars');
    await expect(alert.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    carsApi().answerWith('cars');
    await userEvent.click(canvas.getByRole('button', retry));
    await says(canvas, 'Visar 97–102 av 900');
  },
};

export const Superseded: Story = {
  name: 'Earlier request aborted',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    carsApi().hold();
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await userEvent.click(await value(canvas, /^Kia \(/));
    await waitFor(() => expect(carsApi().abortedCount()).toBe(1));
    carsApi().release();
    await waitFor(() => expect(results(canvas)).toHaveAttribute('aria-busy', 'false'));
    await expect(chipNames(canvas)).toEqual(['Kia', 'Volvo']);
    await expect(carsApi().asked.at(-1)?.getAll('car_brand')).toEqual(['Kia', 'Volvo']);
  },
};

export const SearchFails: Story = {
  name: 'Search fails',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    carsApi().answerWith('failure');
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Bilarna kunde inte hämtas just nu.',
    );
    await expect(canvas.queryByText(/matchar/)).toBeNull();
    await expect(carNames(canvas)).toEqual([]);
    await expect(chipNames(canvas)).toEqual(['Volvo']);
    // Without code, the button opens the same search again, whose fields nobody sees.
    const form = canvas.getByRole<HTMLButtonElement>('button', retry).form;
    if (!form) throw new Error('no form');
    await expect(new FormData(form).getAll('car_brand')).toEqual(['Volvo']);
    await expect(within(form).queryByRole('textbox')).toBeNull();
    carsApi().answerWith('cars');
    await userEvent.click(canvas.getByRole('button', retry));
    await waitFor(() => expect(carNames(canvas).length).toBeGreaterThan(0));
    await waitFor(() => expect(carLinks(canvas)[0]).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LoadingFailedEverywhere: Story = {
  name: 'Loading failed everywhere',
  args: own('/bilar/avbrott', failingCarService),
  beforeEach: () => {
    const restore = carsPage()();
    carsApi().answerWith('failure');
    return restore;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Dölj filter' })).toBeNull();
    carsApi().answerWith('cars');
    await userEvent.click(canvas.getByRole('button', retry));
    await says(canvas, 'Visar 3 av 60');
    await expect(await value(canvas, 'Kia (9)')).toBeVisible();
  },
};

export const MoreFails: Story = {
  name: 'More cars fail',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    carsApi().answerWith('failure');
    canvas.getByRole('link', more).focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', retry);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(carNames(canvas)).toHaveLength(3);
    await expect(search().has('page')).toBe(false);
    carsApi().answerWith('cars');
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Visar 6 av 60');
  },
};
