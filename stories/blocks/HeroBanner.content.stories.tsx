import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { editing, field, linkField, markedFields, newTabLink } from '../fixtures/fields.ts';
import {
  bannerOf,
  heroBannerMeta,
  lightness,
  onPhone,
  picture,
  search,
  standard,
} from './heroBannerStates.ts';

// The manual is generated from HeroBanner.stories.tsx.
const meta = { title: 'Blocks/HeroBanner', tags: ['!autodocs'], ...heroBannerMeta };

export default meta;
type Story = StoryObj<typeof meta>;

const allFields = [
  'Image',
  'ImagePhone',
  'VideoDesktop',
  'VideoPhone',
  'SearchBarPlaceholderText',
  'SearchBarPlaceholderTextDesktop',
  'HeroBannerSearchUrl',
  'Title',
  'Text',
  'Link',
];

function emptyFields(): Record<string, object> {
  return Object.fromEntries(allFields.map((name) => [name, { value: '' }]));
}

export const OnlyThePicture: Story = {
  args: { fields: { Image: picture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NewTab: Story = {
  args: { fields: { ...standard, Link: newTabLink } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Nordvik.*öppnas i en ny flik/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Content: field('Carousel'),
      Image: picture,
      ImagePhone: { value: 'fjord.webp' },
      Title: field('Rubrik'),
      TitleTag: field('h7'),
      Text: { value: { html: 'no' } },
      TextColor: field('Red'),
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      ButtonType: field('Huge'),
      Variant: field(7),
      ContentPlacement: field('Left'),
      CenterContent: field('maybe'),
      HasMarginTop: { value: [] },
      HeroBannerHasSearchBar: field(true),
      HeroBannerSearchUrl: { value: { href: 'javascript:alert(1)', text: 'Sök' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rubrik');
    await expect(lightness(canvas.getByRole('heading'))).toBe(1);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const MarkupInPlainText: Story = {
  name: 'HTML and scripts in content',
  args: {
    fields: {
      ...standard,
      Title: field('<b>Fet</b> &amp; <script>alert(1)</script>'),
      Text: field(
        '<p onclick="alert(1)">Hej<script>alert(2)</script><img src=x onerror=alert(3)></p>',
      ),
      Link: linkField('/', '<i>Länk</i>'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      '<b>Fet</b> &amp; <script>alert(1)</script>',
    );
    await expect(canvas.getByText('Hej')).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveTextContent('<i>Länk</i>');
  },
};

export const VeryLong: Story = {
  name: 'Very long text',
  globals: onPhone,
  args: {
    fields: {
      ...standard,
      ...search,
      Title: field('Motorfordonsbesiktningsanläggningsföreståndare'.repeat(3)),
      Text: field(`<p>${'Käytettyjen autojen myyntiedustaja. '.repeat(280)}</p>`),
      Link: linkField('/', 'Rahoitusvaihtoehtojen vertailulaskuri '.repeat(4)),
      SearchBarPlaceholderText: field('Vyhľadávajte podľa značky, modelu alebo evidenčného čísla'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const element of [canvas.getByRole('heading'), canvas.getByRole('link')]) {
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    }
    const banner = bannerOf(canvasElement).getBoundingClientRect();
    const bar = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(bar.bottom).toBeLessThan(banner.bottom);
    await expect(canvas.getByRole('button', { name: 'Sök' })).toBeVisible();
  },
};

export const Editing: Story = {
  args: editing({ ...emptyFields(), ...standard, ...search }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.querySelector('code[chrometype="field"]')).toBeTruthy();
    await expect(within(heading).getByText('Hitta din nästa bil')).toBeVisible();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty banner',
  args: editing(emptyFields()),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    for (const name of allFields) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  },
};
