import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { editable, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { sidewaysScroll } from './layout.ts';
import { expectNoticesForEditors, OnEveryGround, WithoutCars } from './variants.tsx';

const standard = {
  Title: field('Bilarna från vårt vintertest'),
  PimIds: field('MLB221, MLB210, MLB211, MLB212'),
  ButtonLink: field('Alla bilar i lager'),
  Link: linkField('/kop-bil/bilar-i-lager', 'Bilar i lager'),
};

const meta = {
  title: 'Blocks/CarTeaserFixed',
  tags: ['autodocs'],
  ...blockMeta('CarTeaserFixed'),
  args: { componentName: 'CarTeaserFixed', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
async function carNames(canvas: Canvas): Promise<(string | null)[]> {
  const names = await canvas.findAllByRole('heading', { level: 3 });
  return names.map(({ textContent }) => textContent);
}

export const Standard: Story = {
  name: 'Cars in the editor’s order',
  play: async ({ canvas }) => {
    await expect(await carNames(canvas)).toEqual([
      'Mercedes-Benz G 580',
      'Volvo V60',
      'Kia Niro',
      'Volkswagen Transporter',
    ]);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Bilarna från vårt vintertest',
    );
    await expect(canvas.getByRole('link', { name: /^Volvo V60/ })).toHaveAttribute(
      'href',
      '/kop-bil/bil/MLB210/volvo-v60',
    );
    await expect(canvas.getByRole('link', { name: 'Alla bilar i lager' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager',
    );
  },
};

export const SoldAndDuplicate: Story = {
  name: 'Sold and duplicate cars left out',
  args: { fields: { ...standard, PimIds: field(',MLB211,,gone, MLB210 ,mlb211') } },
  play: async ({ canvas }) => {
    await expect(await carNames(canvas)).toEqual(['Kia Niro', 'Volvo V60']);
  },
};

export const WholeLinkAsButton: Story = {
  name: 'Button field with a whole link',
  args: {
    fields: { ...standard, ButtonLink: linkField('/kop-bil', 'Köp bil'), Link: field('') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Köp bil' })).toHaveAttribute(
      'href',
      '/kop-bil',
    );
  },
};

export const Bare: Story = {
  name: 'Without a title',
  args: { fields: { PimIds: standard.PimIds } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: /Alla/ })).toBeNull();
  },
};

export const OtherLanguage: Story = {
  name: 'In another language',
  args: { frame: { locale: 'en', homePath: '/en' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Volvo V60/ })).toHaveAttribute(
      'href',
      '/en/kop-bil/bil/MLB210/volvo-v60',
    );
  },
};

export const NothingForVisitors: Story = {
  name: 'No cars',
  render: (args) => <WithoutCars {...args} editorMode="preview" />,
  play: async ({ canvas }) => {
    await expectNoticesForEditors(canvas, 'CarTeaserFixed');
  },
};

export const SiteWithoutCars: Story = {
  name: 'On a site without cars',
  args: { frame: { site: 'nordvik-trucks-se' } },
  play: async ({ canvasElement, mount }) => {
    const log = spyOn(console, 'info');
    await mount();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        'cars: a page of nordvik-trucks-se asks for cars, and the site has none',
      ),
    );
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const cars = await canvas.findAllByRole('heading', { level: 3 });
    const lefts = new Set(cars.map((car) => car.getBoundingClientRect().left));
    await expect(lefts.size).toBe(1);
    await expect(sidewaysScroll()).toBe(0);
  },
};

const names = ['PimIds', 'Link', 'Title', 'ButtonLink'];

export const Editing: Story = {
  name: 'Editing',
  render: () => (
    <>
      <BlockExample componentName="CarTeaserFixed" mode="edit" fields={editable(standard)} />
      <BlockExample
        componentName="CarTeaserFixed"
        mode="edit"
        fields={editable({ ...standard, Title: field(''), ButtonLink: field(''), Link: field('') })}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('[Title]')).toBeVisible();
    await expect(canvas.getByText('[ButtonLink]')).toBeVisible();
    await expect(markedFields(canvasElement)).toEqual([...names, ...names]);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => <OnEveryGround componentName="CarTeaserFixed" fields={standard} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(16);
    for (const section of canvasElement.querySelectorAll('section')) {
      await expect(within(section).getByRole('link', { name: 'Alla bilar i lager' })).toBeVisible();
    }
  },
};
