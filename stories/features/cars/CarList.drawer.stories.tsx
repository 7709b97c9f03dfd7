import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { box } from '../../blocks/layout.ts';
import { chipNames, clear, listMeta, onPhone, opened, results, says } from './carListStates.ts';

const meta = { title: 'Screens/Cars/Filters on a phone', ...listMeta };

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  name: 'Filter drawer on a phone',
  tags: ['visual'],
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const button = canvas.getByRole('button', { name: 'Filter' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Filter' }));
    await expect(drawer.getByRole('button', { name: 'Visa träffar (60)' })).toBeVisible();
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^Kia \(/ }));
    const submit = await drawer.findByRole('button', { name: 'Visa träffar (9)' });
    await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent('Visar 3 av 9'));
    const clearAll = drawer.getByRole('button', clear);
    await expect(box(clearAll).top).toBe(box(submit).top);
    await userEvent.click(submit);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await says(canvas, 'Visar 3 av 9');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bilar' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Filter (1 valda)' })).toBeVisible();
  },
};

export const ClearedOnPhone: Story = {
  name: 'All filters removed in the drawer',
  globals: onPhone,
  ...opened('car_brand=Kia&car_fuel=El'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter (2 valda)' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Filter' }));
    const kia = await drawer.findByRole('checkbox', { name: /^Kia \(/ });
    await expect(kia).toBeChecked();
    await userEvent.click(drawer.getByRole('button', clear));
    await expect(await drawer.findByRole('button', { name: 'Visa träffar (60)' })).toBeVisible();
    await expect(kia).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(chipNames(canvas)).toEqual([]);
  },
};

export const OnPhoneByKeyboard: Story = {
  name: 'Filter drawer by keyboard',
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Filter' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Filter' }));
    (await drawer.findByRole('checkbox', { name: /^Volvo \(/ })).focus();
    await userEvent.keyboard(' ');
    await drawer.findByRole('checkbox', { name: /^V60 \(/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(chipNames(canvas)).toEqual(['Volvo']);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Filter (1 valda)' })).toHaveFocus(),
    );
  },
};

export const OnPhoneScrolled: Story = {
  name: 'Filter button on a phone',
  globals: onPhone,
  ...opened('', (result) => result),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 48 av 60');
    window.scrollTo({ top: 2_000, behavior: 'instant' });
    const button = canvas.getByRole('button', { name: 'Filter' });
    await waitFor(() => expect(box(button).top).toBeLessThan(window.innerHeight / 4));
    await expect(box(button).top).toBeGreaterThanOrEqual(0);
    const links = within(results(canvas)).getAllByRole('heading', { level: 3 });
    // Backwards, so that each link is scrolled to from below.
    for (const heading of links.slice(0, 12).reverse()) {
      const link = within(heading).getByRole('link');
      link.focus();
      await expect(box(link).top).toBeGreaterThanOrEqual(box(button).bottom);
    }
  },
};

export const DrawerZoomed: Story = {
  name: 'Filter drawer at 400 % zoom',
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(window.innerHeight).toBe(256);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = await page.findByRole('dialog', { name: 'Filter' });
    const inDrawer = within(drawer);
    // The content comes while the drawer slides in.
    await inDrawer.findAllByRole('checkbox');
    const body = drawer.querySelector('[tabindex="0"]');
    if (!body) throw new Error('nothing scrolls');
    const clear = inDrawer.getByRole('button', { name: 'Rensa alla' });
    const foot = clear.parentElement ?? clear;
    const third = window.innerHeight / 3;
    await expect(box(foot).height).toBeLessThanOrEqual(third);
    await expect(box(body).top).toBeLessThanOrEqual(third);
    await expect(box(body).height).toBeGreaterThanOrEqual(window.innerHeight * 0.4);
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(foot.scrollWidth).toBe(foot.clientWidth);
    const last = inDrawer.getAllByRole('checkbox').at(-1);
    last?.focus();
    if (last) await expect(box(last).bottom).toBeLessThanOrEqual(box(foot).top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const OnPhoneWithBadge: Story = {
  name: 'Buttons whole on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  ...opened('car_fuel=Diesel&car_fuel=El&car_gearbox=Automat&car_gearbox=Manuell'),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar');
    const button = canvas.getByRole('button', { name: 'Filter (4 valda)' });
    const sort = canvas.getByRole('combobox', { name: 'Sortera' });
    await expect(sort.scrollWidth).toBeLessThanOrEqual(sort.clientWidth);
    await expect(box(sort).right).toBeLessThanOrEqual(window.innerWidth);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
