import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { carSearchApi } from './carSearchApi.ts';
import {
  heroSearchBannerMeta,
  label,
  plain,
  searchBox,
  standard,
  typeUntilSuggested,
} from './heroSearchStates.ts';
import { box, sidewaysScroll } from './layout.ts';

const meta = { title: 'Blocks/HeroSearchBanner', tags: ['autodocs'], ...heroSearchBannerMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Over a picture',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hitta din nästa bil',
    );
    await expect(canvas.getByRole('img')).toBeVisible();
    const field = searchBox(canvas);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(carSearchApi().wordsAsked()).toBe(0);
    await userEvent.click(field);
    await waitFor(() => expect(carSearchApi().wordsAsked()).toBe(1));
    await userEvent.tab();
    await userEvent.click(field);
    await expect(carSearchApi().wordsAsked()).toBe(1);
  },
};

export const Plain: Story = {
  name: 'Without a picture',
  args: { fields: { ...plain, Link: linkField('/kop-bil', 'Alla bilar') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(searchBox(canvas)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alla bilar' })).toBeVisible();
  },
};

export const Grounds: Story = {
  name: 'Without a picture, on each ground',
  tags: ['visual'],
  render: () => (
    <>
      {['None', 'BackgroundColor2', 'BackgroundColor3'].map((ground) => (
        <BlockExample
          key={ground}
          componentName="HeroSearchBanner"
          fields={{ ...plain, TitleTag: field('h2'), BackgroundColor: field(ground) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest('section'))
      .map((banner) => banner && getComputedStyle(banner).backgroundColor);
    await expect(new Set(grounds).size).toBe(3);
  },
};

export const Cleared: Story = {
  name: 'Cleared',
  args: { fields: plain },
  play: async ({ canvas }) => {
    await typeUntilSuggested(canvas, 'vol');
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa sökningen' }));
    await expect(searchBox(canvas)).toHaveValue('');
    await expect(searchBox(canvas)).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const WithoutAddress: Story = {
  name: 'Without an address',
  args: { fields: { Title: field('Find a car') }, frame: { locale: 'en', homePath: '/en' } },
  play: async ({ canvas }) => {
    await expect(searchBox(canvas).closest('form')).toHaveAttribute(
      'action',
      '/en/kop-bil/bilar-i-lager',
    );
    const list = await typeUntilSuggested(canvas, 'kia');
    await expect(within(list).getByRole('option', { name: /^Kia \d/ })).toHaveAttribute(
      'href',
      '/en/kop-bil/bilar-i-lager/kia',
    );
  },
};

export const OtherSite: Story = {
  name: 'Search on another site',
  args: { fields: { ...plain, SearchUrl: linkField('https://bilar.example/sok', '') } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', label);
    await userEvent.type(field, 'volvo');
    await expect(field.closest('form')).toHaveAttribute('action', 'https://bilar.example/sok');
    await expect(carSearchApi().asked).toEqual([]);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas }) => {
    const list = await typeUntilSuggested(canvas, 'vol');
    for (const option of within(list).getAllByRole('option')) {
      await expect(box(option).height).toBeGreaterThanOrEqual(44);
    }
    await expect(sidewaysScroll()).toBe(0);
  },
};

const allFields = {
  ...standard,
  ImagePhone: field(''),
  VideoDesktop: field(''),
  VideoPhone: field(''),
  Link: field(''),
};

export const Editing: Story = {
  name: 'Editing',
  args: editing({ ...allFields, Image: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('[Image]')).toBeInTheDocument();
    await expect(new Set(markedFields(canvasElement))).toEqual(new Set(Object.keys(allFields)));
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample
        componentName="HeroSearchBanner"
        fields={{ ...standard, TitleTag: field('h2') }}
      />
      <BlockExample componentName="HeroSearchBanner" fields={plain} />
    </>
  ),
  play: async ({ canvas }) => {
    const [, field] = canvas.getAllByRole('combobox', label);
    if (!field) throw new Error('There is no second search.');
    await userEvent.type(field, 'vol');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  },
};
