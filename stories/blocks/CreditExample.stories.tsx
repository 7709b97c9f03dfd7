import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import type { CarService } from '#domain/cars/service.ts';
import { deviceWith } from '../features/cars/deviceCars.ts';
import { loan } from '../features/finance/carFinanceStates.tsx';
import { exampleCar } from '../fixtures/cars.ts';
import { exampleCarService } from '../fixtures/exampleCarService.ts';
import { field } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { sidewaysScroll } from './layout.ts';

/** Where the lender's terms are known: each car has the same loan. */
const lending: CarService = {
  ...exampleCarService,
  car: async (site, id) => {
    const lookup = await exampleCarService.car(site, id);
    return lookup.kind === 'found' ? { ...lookup, car: { ...lookup.car, loan } } : lookup;
  },
};

/** Where no car has a loan. */
const notLending: CarService = {
  ...exampleCarService,
  car: async (site, id) => {
    const lookup = await exampleCarService.car(site, id);
    return lookup.kind === 'found'
      ? { ...lookup, car: { ...lookup.car, loan: undefined } }
      : lookup;
  },
};

const meta = {
  title: 'Blocks/Representative example of credit',
  component: BlockExample,
  args: { componentName: 'CarOfTheWeek', services: { cars: lending } },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const examples = (root: HTMLElement) => [...root.querySelectorAll('[data-credit]')];

/** One example, with the figures that the calculator of the car's own page shows first. */
async function hasOne(root: HTMLElement) {
  await waitFor(() => expect(examples(root)).toHaveLength(1));
  const text = (examples(root)[0]?.textContent ?? '').replaceAll(/\s/g, ' ');
  await expect(text).toMatch(
    /^Varning! Att låna pengar kostar pengar\. Representativt exempel: \S+ .+\. Effektiv ränta \d+,\d\d % · /,
  );
  await expect(text).toContain('Totalt att betala ');
  await expect(sidewaysScroll()).toBe(0);
}

export const BelowCarsOfTheWeek: Story = {
  name: 'Below the cars of the week',
  tags: ['visual'],
  args: { fields: { Title: field('Veckans bilar') } },
  play: async ({ canvasElement }) => hasOne(canvasElement),
};

export const InAList: Story = {
  name: 'Below the cars of a list, on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { componentName: 'CarList', fields: { Title: field('Bilar i lager') }, path: '/bilar' },
  play: async ({ canvasElement }) => {
    await hasOne(canvasElement);
    const [example] = examples(canvasElement);
    const last = [...canvasElement.querySelectorAll('h2 a, h3 a')].at(-1);
    const order = last && example?.compareDocumentPosition(last);
    await expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

const saved = { componentName: 'SavedCars', fields: { Title: field('Sparade bilar') } };

export const SavedCars: Story = {
  name: 'Among saved cars with a loan',
  args: saved,
  beforeEach: deviceWith({ saved: [exampleCar('Volvo V60')], viewed: [] }),
  play: async ({ canvasElement }) => hasOne(canvasElement),
};

export const SavedWithoutLoans: Story = {
  name: 'Not among saved cars without a loan',
  args: saved,
  beforeEach: deviceWith({ saved: [exampleCar('Volkswagen Transporter')], viewed: [] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /Transporter/ })).toBeVisible();
    await expect(examples(canvasElement)).toEqual([]);
  },
};

export const NoLoans: Story = {
  name: 'Not on a site without loans',
  args: {
    fields: { Title: field('Veckans bilar') },
    services: { cars: notLending },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Veckans bilar' })).toBeVisible();
    await expect(examples(canvasElement)).toEqual([]);
  },
};
