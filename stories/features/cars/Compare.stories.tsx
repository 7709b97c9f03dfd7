import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import { exampleCar, exampleCars } from '../../fixtures/cars.ts';
import { bar, choose, compareMeta, keep, stock, toggle } from './compareStates.tsx';

const meta = { title: 'Screens/Cars/Compare', ...compareMeta };

export default meta;
type Story = StoryObj<typeof meta>;

const kept = () => sessionStorage.getItem('compare');

/** The pictures of cars on the button that shows the list of them. */
const pile = (button: HTMLElement) => button.querySelectorAll('img');

export const Add: Story = {
  name: 'Car added',
  args: { fetchCar: fn(stock) },
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('region')).toBeNull();
    await choose(canvas, 'Volvo V60');
    const v60 = await toggle(canvas, 'Volvo V60');
    await expect(v60).toHaveAttribute('aria-pressed', 'true');
    await expect(v60).toHaveAccessibleName('Jämför Volvo V60 B4 Diesel Momentum Advanced');
    await expect(within(await bar()).getByRole('button', { name: 'Jämför (1)' })).toBeVisible();
    await waitFor(() => expect(kept()).toContain('YV1ZW72V0N1000210'));
    await expect(args.fetchCar).toHaveBeenCalledOnce();
    await expect(args.fetchCar).toHaveBeenCalledWith('MLB210', {
      site: 'nordvik-se',
      locale: 'sv',
    });
    await choose(canvas, 'Kia Niro');
    await expect(within(await bar()).getByRole('button', { name: 'Jämför (2)' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Bilar att jämföra: 2'),
    );
  },
};

export const Remove: Story = {
  name: 'Car removed',
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60', 'Kia Niro');
    await bar();
    await choose(canvas, 'Volvo V60');
    await expect(await toggle(canvas, 'Volvo V60')).toHaveAttribute('aria-pressed', 'false');
    await expect(await toggle(canvas, 'Kia Niro')).toHaveAttribute('aria-pressed', 'true');
    await choose(canvas, 'Kia Niro');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await expect(kept()).toBeNull();
  },
};

export const ListShownAndHidden: Story = {
  name: 'List of chosen cars',
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60', 'Kia Niro', 'Mercedes-Benz GLC');
    const inBar = within(await bar());
    const show = inBar.getByRole('button', { name: 'Visa valda' });
    await expect(pile(show)).toHaveLength(3);
    await userEvent.click(show);
    await expect(inBar.getAllByRole('listitem')).toHaveLength(3);
    // The list has the same pictures.
    await expect(pile(show)).toHaveLength(0);
    await userEvent.click(inBar.getByRole('button', { name: /^Ta bort Volvo/ }));
    await expect(inBar.getAllByRole('listitem')).toHaveLength(2);
    // Focus moves to the next car.
    await expect(inBar.getByRole('button', { name: /^Ta bort Kia/ })).toHaveFocus();
    await expect(await toggle(canvas, 'Volvo V60')).toHaveAttribute('aria-pressed', 'false');
    const hide = inBar.getByRole('button', { name: 'Dölj valda' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(hide);
    await expect(inBar.queryByRole('list')).toBeNull();
  },
};

export const TwoLists: Story = {
  name: 'One bar for two lists',
  args: { lists: 2 },
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60');
    await expect(within(await bar()).getByRole('button', { name: 'Jämför (1)' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/1$/));
  },
};

export const ManyCars: Story = {
  name: 'More cars than pictures in the bar',
  beforeEach: keep(...exampleCars.filter(({ image }) => image).slice(0, 5)),
  play: async () => {
    const inBar = within(await bar());
    await expect(inBar.getByRole('button', { name: 'Jämför (5)' })).toBeVisible();
    await expect(pile(inBar.getByRole('button', { name: 'Visa valda' }))).toHaveLength(4);
  },
};

export const Clear: Story = {
  name: 'All cars removed',
  beforeEach: keep(exampleCar('Kia Niro'), exampleCar('Volvo V60')),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await toggle(canvas, 'Volvo V60')).toHaveAttribute('aria-pressed', 'true'),
    );
    within(await bar())
      .getByRole('button', { name: 'Rensa' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    const v60 = await toggle(canvas, 'Volvo V60');
    await expect(v60).toHaveFocus();
    await expect(v60).toHaveAttribute('aria-pressed', 'false');
    await expect(kept()).toBeNull();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  beforeEach: keep(exampleCar('Kia Niro'), exampleCar('Volvo V60')),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Jämför (2)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stäng' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(within(await bar()).getByRole('button', { name: 'Visa valda' })).toBeVisible();
  },
};

export const StorageDenied: Story = {
  name: 'Storage denied',
  beforeEach: () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60', 'Kia Niro');
    const inBar = within(await bar());
    await expect(inBar.getByRole('button', { name: 'Jämför (2)' })).toBeVisible();
    await userEvent.click(inBar.getByRole('button', { name: 'Rensa' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Mercedes-Benz GLC'),
    exampleCar('Volvo EX40'),
  ),
  args: { cars: exampleCars.slice(0, 6) },
  play: async ({ canvas }) => {
    const region = await bar();
    await expect(sidewaysScroll()).toBe(0);
    for (const button of within(region).getAllByRole('button')) {
      await expect(box(button).height).toBeGreaterThanOrEqual(44);
    }
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const end = canvas.getByText('Sidans sista rad');
      // A window scrolls by whole px, and a page may be parts of one higher.
      await expect(Math.floor(box(end).bottom)).toBeLessThanOrEqual(box(region).top);
    });
    // The bar doesn't cover what the keyboard reaches.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const last = await toggle(canvas, 'Skoda Octavia');
    last.focus();
    await waitFor(() => expect(box(last).bottom).toBeLessThanOrEqual(box(region).top));
    await userEvent.click(within(region).getByRole('button', { name: 'Jämför (3)' }));
    const table = within(await screen.findByRole('dialog')).getByRole('table');
    const scroller = table.parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await expect(scroller).toHaveAttribute('tabindex', '0');
    // Two cars are whole, and part of the third is visible.
    const [, second, third] = within(table).getAllByRole('columnheader').slice(1);
    if (!second || !third) throw new Error('no third car');
    await expect(box(second).right).toBeLessThanOrEqual(box(scroller).right);
    await expect(box(third).left).toBeLessThan(box(scroller).right);
    const price = within(table).getByRole('rowheader', { name: 'Pris' });
    const { left } = box(price);
    scroller.scrollLeft = scroller.scrollWidth;
    // Row and column headers are sticky.
    await expect(box(price).left).toBeCloseTo(left, 0);
    scroller.scrollTop = scroller.scrollHeight;
    const head = within(table).getByRole('columnheader', { name: /Volvo EX40/ });
    await expect(box(head).top).toBeCloseTo(box(scroller).top, 0);
    const [save, remove] = within(head).getAllByRole('button');
    if (!save || !remove) throw new Error('no buttons');
    await expect(box(remove).left).toBeCloseTo(box(save).right, 0);
    await expect(box(within(head).getByText('Volvo EX40')).bottom).toBeLessThanOrEqual(
      box(save).top + 1,
    );
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Zoomed: Story = {
  name: 'At 400 % zoom',
  globals: { viewport: { value: 'zoomed' } },
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Mercedes-Benz GLC'),
    exampleCar('Volvo EX40'),
  ),
  args: { cars: exampleCars.slice(0, 6) },
  play: async () => {
    const region = await bar();
    await expect(window.innerHeight).toBe(256);
    await expect(box(region).height).toBeLessThanOrEqual(window.innerHeight / 3);
    const inBar = within(region);
    for (const button of inBar.getAllByRole('button')) {
      await expect(box(button).height).toBeGreaterThanOrEqual(44);
      await expect(box(button).width).toBeGreaterThanOrEqual(44);
      await expect(box(button).right).toBeLessThanOrEqual(window.innerWidth);
    }
    // On one line: nothing breaks within a word.
    await expect(box(inBar.getByRole('button', { name: 'Jämför (3)' })).height).toBeLessThan(60);
    // Shown on demand: half of the window.
    await userEvent.click(inBar.getByRole('button', { name: 'Visa valda' }));
    await expect(box(region).height).toBeLessThanOrEqual(window.innerHeight / 2);
    await userEvent.click(inBar.getByRole('button', { name: 'Dölj valda' }));
    await userEvent.click(inBar.getByRole('button', { name: 'Jämför (3)' }));
    const dialog = within(await screen.findByRole('dialog'));
    const scroller = dialog.getByRole('table').parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    await expect(scroller.clientHeight).toBeGreaterThan(window.innerHeight / 2);
    scroller.scrollTop = scroller.scrollHeight;
    // The names of the cars scroll along.
    const head = dialog.getByRole('columnheader', { name: /Volvo EX40/ });
    await expect(box(head).bottom).toBeLessThan(box(scroller).top);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Volvo EX40'),
    exampleCar('Mercedes-Benz GLC'),
  ),
  args: { cars: exampleCars.slice(0, 4) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Jämför (3)' }));
    const table = within(await screen.findByRole('dialog'));
    await userEvent.click(table.getByRole('button', { name: 'Tekniska data' }));
    const power = table.getByRole('rowheader', { name: 'Effekt' });
    await waitFor(() => expect(power).toBeVisible());
  },
};

export const BarOverview: Story = {
  tags: ['visual'],
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Skoda Octavia'),
    exampleCar('Mercedes-Benz GLC'),
  ),
  args: { cars: exampleCars.slice(0, 4) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Visa valda' }));
    await expect(within(await bar()).getAllByRole('listitem')).toHaveLength(3);
  },
};
