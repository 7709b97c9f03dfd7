import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { CarService } from '#domain/cars/service.ts';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import { announcementOf } from '../announcement.ts';
import type { Canvas } from '../canvas.ts';
import { exampleCars } from '../fixtures/cars.ts';
import { emptyCarService } from '../fixtures/exampleCarService.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, sidewaysScroll } from './layout.ts';
import { expectNoticesForEditors, grounds, WithoutCars } from './variants.tsx';

const standard = {
  Title: field('Veckans bilar'),
  Text: field('<p>Tre som våra säljare själva skulle köpa.</p>'),
};

const meta = {
  title: 'Blocks/CarOfTheWeek',
  tags: ['autodocs'],
  ...blockMeta('CarOfTheWeek', 'strip'),
  args: { componentName: 'CarOfTheWeek', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** An index with this number of cars of the week. */
function week(count: number): { readonly cars: CarService } {
  const cars = exampleCars.slice(0, count);
  return {
    cars: { ...emptyCarService, search: async () => ({ cars, total: count, facets: [] }) },
  };
}

async function cardOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  const card = (await canvas.findByRole('link', { name: new RegExp(`^${name}`) })).closest(
    'article',
  );
  if (!card) throw new Error(`There is no card of ${name}.`);
  return card;
}

/** Waits until a car is in the middle and is announced. */
async function stands(canvas: Canvas, name: string, position: string) {
  // The slides are animated, which takes longer on a busy machine.
  const options = { timeout: 4000 };
  await waitFor(() => expect(canvas.getByText(position)).toBeVisible(), options);
  const card = await cardOf(canvas, name);
  await expect(card.closest('li')).toHaveAttribute('aria-current', 'true');
  await waitFor(() => {
    const { left, right } = box(card);
    return expect(Math.abs(left + right - window.innerWidth)).toBeLessThan(6);
  }, options);
}

/** Whether a click follows the link to the car's page; the navigation is prevented. */
async function leads(press: () => Promise<unknown>): Promise<boolean> {
  const led: boolean[] = [];
  const clicked = (event: MouseEvent) => {
    led.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', clicked);
  await press();
  window.removeEventListener('click', clicked);
  return led.some(Boolean);
}

const previous = { name: 'Föregående bil' };
const next = { name: 'Nästa bil' };

export const Standard: Story = {
  name: 'Several cars',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Veckans bilar' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await stands(canvas, 'Volvo V60', '1 av 3');
    await expect(canvas.getByRole('link', { name: /^Mercedes-Benz G 580/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/kop-bil\/bil\/MLB221\/mercedes-benz-g/),
    );
    await userEvent.click(canvas.getByRole('button', next));
    await stands(canvas, 'Mercedes-Benz G 580', '2 av 3');
    await userEvent.click(canvas.getByRole('button', next));
    await userEvent.click(canvas.getByRole('button', next));
    await stands(canvas, 'Volvo V60', '1 av 3');
    await userEvent.click(canvas.getByRole('button', previous));
    await stands(canvas, 'Kia Niro', '3 av 3');
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const ClickOnNeighbour: Story = {
  name: 'Click on a neighbouring car',
  play: async ({ canvas }) => {
    await stands(canvas, 'Volvo V60', '1 av 3');
    const mercedes = await cardOf(canvas, 'Mercedes-Benz G 580');
    const link = within(mercedes).getByRole('link');
    // Into another tab or window, or onto the disk.
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const press = async () => fireEvent.click(link, { detail: 1, [key]: true });
      await expect(await leads(press)).toBe(true);
    }
    await stands(canvas, 'Volvo V60', '1 av 3');
    await expect(await leads(() => userEvent.click(link))).toBe(false);
    await stands(canvas, 'Mercedes-Benz G 580', '2 av 3');
    await expect(await leads(() => userEvent.click(link))).toBe(true);
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await stands(canvas, 'Volvo V60', '1 av 3');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Volvo V60/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Mercedes-Benz G 580/ })).toHaveFocus();
    await stands(canvas, 'Mercedes-Benz G 580', '2 av 3');
    await expect(await leads(() => userEvent.keyboard('{Enter}'))).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await stands(canvas, 'Kia Niro', '3 av 3');
  },
};

export const ReducedMotion: Story = {
  name: 'Reduced motion',
  play: async ({ canvas }) => {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === reducedMotionQuery ? matchMedia('all') : matchMedia.call(window, query),
    );
    await stands(canvas, 'Volvo V60', '1 av 3');
    await userEvent.click(canvas.getByRole('button', next));
    const { left, right } = box(await cardOf(canvas, 'Mercedes-Benz G 580'));
    await expect(Math.abs(left + right - window.innerWidth)).toBeLessThan(6);
  },
};

export const OneCar: Story = {
  name: 'One or two cars',
  render: (args) => (
    <>
      <BlockExample {...args} fields={{ Title: field('En') }} services={week(1)} />
      <BlockExample {...args} fields={{ Title: field('Två') }} services={week(2)} />
    </>
  ),
  play: async ({ canvas }) => {
    const one = await canvas.findByRole('region', { name: 'En' });
    const two = await canvas.findByRole('region', { name: 'Två' });
    await waitFor(() => expect(within(two).getByText('1 av 2')).toBeVisible());
    await expect(announcementOf(within(two).getByText('1 av 2'))).toBe('polite');
    await waitFor(() => expect(within(one).queryByRole('button')).toBeNull());
    const widths = [one, two].map(
      (part) => box(within(part).getAllByRole('article')[0] ?? part).width,
    );
    await expect(widths[0]).toBe(widths[1]);
    await userEvent.click(within(two).getByRole('button', next));
    await userEvent.click(within(two).getByRole('button', next));
    await expect(within(two).getByText('1 av 2')).toBeVisible();
  },
};

export const NothingForVisitors: Story = {
  name: 'No cars',
  render: (args) => <WithoutCars {...args} editorMode="preview" />,
  play: async ({ canvas }) => {
    await expectNoticesForEditors(canvas, 'CarOfTheWeek');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: { services: week(5) },
  play: async ({ canvas }) => {
    await stands(canvas, 'Volvo V60', '1 av 5');
    const { left, right } = box(await cardOf(canvas, 'Volvo V60'));
    await expect(left).toBeGreaterThan(8);
    await expect(right).toBeLessThan(window.innerWidth - 8);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Editing: Story = {
  args: editing({ Title: field(''), Text: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await stands(canvas, 'Volvo V60', '1 av 3');
    await expect(markedFields(canvasElement)).toEqual(['Title', 'Text']);
    await expect(canvas.getByRole('region', { name: 'Veckans bilar' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {grounds.map((ground) => (
        <BlockExample
          key={ground}
          {...args}
          fields={{ ...standard, Title: field(ground), BackgroundColor: field(ground) }}
          services={week(5)}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('1 av 5')).toHaveLength(4));
    for (const card of canvas.getAllByRole('article')) {
      const [picture, words] = card.children;
      if (!picture || !words) throw new Error('A card lacks a part.');
      await expect(box(words).left).toBeGreaterThanOrEqual(box(picture).right - 1);
    }
  },
};
