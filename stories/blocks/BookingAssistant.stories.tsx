import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { editing, field, items, linkField, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

const standard = {
  Title: field('Boka service, däckbyte och verkstad'),
  TitleTag: field('h1'),
  Text: field('<p>Har du Porsche eller IVECO bokar du via länkarna här.</p>'),
  BrandLinks: items(
    {
      Link: {
        value: { href: 'https://bmw.example/boka', text: 'Boka BMW', target: '_blank' },
      },
    },
    { Link: linkField('/service-och-verkstad/boka-service/boka-porsche-service', 'Boka Porsche') },
  ),
  Brands: items({ Name: field('Kia') }, { Name: field('Volvo') }),
  DamageInspectionLink: linkField('https://skadebesiktning.example/boka', 'Boka'),
  ContactEmail: field('verkstad@nordvik.example'),
};

const meta = {
  title: 'Blocks/BookingAssistant',
  tags: ['autodocs'],
  ...blockMeta('BookingAssistant'),
  args: { componentName: 'BookingAssistant', fields: standard },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Boka service, däckbyte och verkstad' }),
    ).toBeVisible();
    const elsewhere = canvas.getByRole('link', { name: /^Boka BMW/ });
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Boka Porsche' })).toHaveAttribute(
      'href',
      '/service-och-verkstad/boka-service/boka-porsche-service',
    );
    await expect(canvas.getByRole('textbox', { name: 'Registreringsnummer' })).toBeVisible();
  },
};

export const Brands: Story = {
  name: 'The authorised brands',
  play: async ({ canvas }) => {
    const volvo = await canvas.findByText('Volvo');
    await expect(volvo).not.toBeVisible();
    await userEvent.click(canvas.getByText('Märken vi är auktoriserade för'));
    await expect(volvo).toBeVisible();
  },
};

export const Editing: Story = {
  args: editing({ Title: field(''), Text: field(''), ContactEmail: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Registreringsnummer' });
    await expect(markedFields(canvasElement).toSorted()).toEqual(['ContactEmail', 'Text', 'Title']);
  },
};
