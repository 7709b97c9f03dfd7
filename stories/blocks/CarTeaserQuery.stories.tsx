import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { createCarServiceInHand } from '../fixtures/exampleCarService.ts';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, sidewaysScroll } from './layout.ts';
import { expectNoticesForEditors, OnEveryGround, WithoutCars } from './variants.tsx';

const standard = {
  Title: field('Elbilar i lager'),
  PredefinedQuery: field('car_fuel=El'),
  ButtonLink: field('Alla elbilar'),
  Link: linkField('/kop-bil/bilar-i-lager?car_fuel=El', ''),
};

const meta = {
  title: 'Blocks/CarTeaserQuery',
  tags: ['autodocs'],
  ...blockMeta('CarTeaserQuery', 'strip'),
  args: { componentName: 'CarTeaserQuery', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const desktop = { viewport: { value: 'desktop' } };

async function cards(canvas: Canvas): Promise<readonly Element[]> {
  const names = await canvas.findAllByRole('heading', { level: 3 });
  return names.map((name) => name.closest('li') ?? name);
}

function buttons(canvas: Canvas): [HTMLElement, HTMLElement] {
  const button = (name: string) => canvas.getByRole('button', { name });
  return [button('Föregående bilar'), button('Nästa bilar')];
}

/** The positions, from 1, of the fully visible cars. */
async function seen(canvas: Canvas): Promise<readonly number[]> {
  const row = box(canvas.getByRole('region', { name: 'Elbilar i lager' }));
  return (await cards(canvas)).flatMap((card, at) => {
    const { left, right } = box(card);
    return left >= row.left - 1 && right <= row.right + 1 ? [at + 1] : [];
  });
}

export const Standard: Story = {
  name: 'Row of cars with a button',
  globals: desktop,
  play: async ({ canvas }) => {
    const all = await cards(canvas);
    await expect(all).toHaveLength(8);
    await expect(new Set(all.map((card) => box(card).width))).toEqual(new Set([315]));
    await expect(canvas.getByRole('region', { name: 'Elbilar i lager' })).toBeVisible();
    await expect(canvas.getAllByText('El').length).toBeGreaterThanOrEqual(8);
    await expect(canvas.getByRole('link', { name: 'Alla elbilar' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager?car_fuel=El',
    );
    const heights = new Set(all.map((card) => Math.round(box(card).height)));
    await expect(heights.size).toBe(1);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Steps: Story = {
  name: 'Next and previous',
  globals: desktop,
  play: async ({ canvas }) => {
    await cards(canvas);
    const [previous, next] = buttons(canvas);
    const atFirst = await seen(canvas);
    const ways = async (back: boolean, on: boolean) => {
      await waitFor(() => expect(previous.ariaDisabled).toBe(back ? null : 'true'));
      await waitFor(() => expect(next.ariaDisabled).toBe(on ? null : 'true'));
    };
    await ways(false, true);
    await userEvent.click(next);
    await waitFor(async () => expect((await seen(canvas))[0]).toBe(atFirst.length + 1));
    await ways(true, true);
    await userEvent.click(next);
    await waitFor(async () => expect(await seen(canvas)).toContain(8));
    await ways(true, false);
    await userEvent.click(previous);
    await waitFor(async () => expect(await seen(canvas)).toEqual([2, 3, 4]));
    await userEvent.click(previous);
    await waitFor(async () => expect(await seen(canvas)).toContain(1));
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const all = await cards(canvas);
    const row = canvas.getByRole('region', { name: 'Elbilar i lager' });
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(row).toHaveFocus();
    for (const card of all) {
      await userEvent.tab();
      await expect(card).toContainElement(document.activeElement as HTMLElement);
    }
    await waitFor(async () => expect(await seen(canvas)).toContain(8));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Alla elbilar' })).toHaveFocus();
    await userEvent.tab();
    await expect(buttons(canvas)[0]).toHaveFocus();
  },
};

const hand = createCarServiceInHand();

export const NumberAndOrder: Story = {
  name: 'Number and order by the editor',
  args: {
    services: { cars: hand.service },
    fields: {
      ...standard,
      PredefinedQuery: field('/kop-bil/bilar-i-lager?car_brand=Volvo&car_brand=Kia&keyphrase=b4'),
      NumberOfCars: field('3'),
      Sort: field('car_price_asc'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(3);
    // Later searches are for the representative example of credit.
    await expect(hand.searches).toContainEqual({
      site: 'nordvik-se',
      keyphrase: 'b4',
      fixed: { brand: ['Kia', 'Volvo'] },
      sortName: 'price-asc',
      limit: 3,
    });
  },
};

export const FewCars: Story = {
  name: 'All cars fit',
  globals: desktop,
  args: { fields: { ...standard, NumberOfCars: field('2') } },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(2);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex');
  },
};

export const NothingForVisitors: Story = {
  name: 'No cars',
  render: (args) => <WithoutCars {...args} editorMode="edit" />,
  play: async ({ canvas }) => {
    await expectNoticesForEditors(canvas, 'CarTeaserQuery');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const [first, second] = await cards(canvas);
    if (!first || !second) throw new Error('There are too few cars.');
    await expect(box(first).right).toBeLessThan(window.innerWidth);
    await expect(box(second).left).toBeLessThan(window.innerWidth - 8);
    await expect(sidewaysScroll()).toBe(0);
    await userEvent.click(buttons(canvas)[1]);
    await waitFor(async () => expect(await seen(canvas)).toEqual([2]));
  },
};

const names = [...['PredefinedQuery', 'NumberOfCars', 'Sort', 'Link'], ...['Title', 'ButtonLink']];

export const Editing: Story = {
  args: editing({ ...standard, NumberOfCars: field('3'), Sort: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await cards(canvas);
    await expect(markedFields(canvasElement)).toEqual(names);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => <OnEveryGround componentName="CarTeaserQuery" fields={standard} />,
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(32);
  },
};
