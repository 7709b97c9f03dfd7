import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import coast from '../fixtures/coast.webp';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import fjordPhone from '../fixtures/fjord-phone.webp';
import forest from '../fixtures/forest.webp';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { carSearch } from './carSearchApi.ts';
import { fakeClock } from './fakeClock.ts';
import { sidewaysScroll } from './layout.ts';

interface Slide {
  readonly image?: object;
  readonly text?: string;
  readonly href?: string;
}

/** A slide as the platform sends it. */
function slide(title: string, { image, text = '', href }: Slide = {}) {
  return {
    id: title,
    name: title,
    fields: {
      Title: field(title),
      Text: field(text),
      ...(image && { Image: image }),
      ...(href && { Link: linkField(href, 'Läs mer') }),
    },
  };
}

const slides = [
  slide('Vinterhjul på köpet', {
    image: imageField(fjord, 'En bil vid en fjord'),
    text: 'Till alla nya bilar som beställs före den 10 januari.',
    href: '/kampanj',
  }),
  slide('Laddbox med installation', { image: imageField(coast, 'En röd bil vid havet') }),
  slide('Demobilar', { image: imageField(forest, 'En bil i skogen'), href: '/demobilar' }),
];

const standard = { Title: field('Just nu'), Slides: slides };
const still = { ...standard, AutoPlay: field(false) };

const meta = {
  title: 'Blocks/Carousel',
  tags: ['autodocs'],
  ...blockMeta('Carousel'),
  args: { componentName: 'Carousel', fields: still },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The code that moves the slides is loaded when they are near the window. */
async function ready(canvas: Canvas) {
  const region = canvas.getByRole('region', { name: 'Just nu' });
  await waitFor(() => expect(region.querySelector('[data-state="ready"]')).not.toBeNull());
  return region;
}

export const ByPointer: Story = {
  name: 'By pointer',
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText('1 av 3')).toBeVisible();
    const previous = canvas.getByRole('button', { name: 'Föregående bild' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa bild' }));
    await waitFor(() => expect(canvas.getByText('2 av 3')).toBeVisible());
    await userEvent.click(previous);
    await waitFor(() => expect(canvas.getByText('1 av 3')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const region = await ready(canvas);
    region.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('3 av 3')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('2 av 3')).toBeVisible());
  },
};

export const Autoplay: Story = {
  name: 'Autoplay',
  args: { fields: standard },
  play: async ({ canvas }) => {
    await ready(canvas);
    const pause = await canvas.findByRole('button', { name: 'Pausa bildspelet' });
    await userEvent.click(pause);
    const play = canvas.getByRole('button', { name: 'Starta bildspelet' });
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pausa bildspelet' })).toBeVisible();
  },
};

export const AutoplayStartsOver: Story = {
  name: 'Autoplay starts over',
  args: { fields: standard },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Föregående bild' }));
    await waitFor(() => expect(canvas.getByText('3 av 3')).toBeVisible());
  },
};

export const OneSlide: Story = {
  name: 'One slide',
  args: { fields: { ...standard, Slides: slides.slice(0, 1) } },
  play: async ({ canvas }) => {
    const clock = fakeClock();
    await expect(canvas.getByText('Vinterhjul på köpet')).toBeVisible();
    clock.advance(20_000);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const WithSearch: Story = {
  name: 'With a search box',
  beforeEach: carSearch(),
  args: {
    fields: {
      ...still,
      HasSearchBox: field(true),
      SearchUrl: linkField('/kop-bil/bilar-i-lager', 'Bilar i lager'),
      SearchPlaceholderText: field('Märke eller modell'),
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveAttribute('name', 'keyphrase');
    await expect(box).toHaveAttribute('placeholder', 'Märke eller modell');
    await expect(box.closest('form')).toHaveAttribute('action', '/kop-bil/bilar-i-lager');
    await userEvent.type(box, 'volv');
    await expect(await canvas.findByRole('option', { name: /^Volvo \d/ })).toBeVisible();
  },
};

export const SearchOfAnotherPage: Story = {
  name: 'Search box for another page than the list of cars',
  args: { fields: { ...still, HasSearchBox: field(true), SearchUrl: linkField('/nyheter', 'x') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const SearchWithoutPage: Story = {
  name: 'Search box without a page',
  args: { fields: { ...still, HasSearchBox: field(true), SearchUrl: linkField('tel:1', 'x') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const PhoneCrop: Story = {
  name: 'Own picture on phones',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    fields: {
      ...still,
      Slides: [
        {
          id: '1',
          name: '1',
          fields: {
            Image: imageField(fjord, 'En bil vid en fjord'),
            ImagePhone: imageField(fjordPhone, 'En bil vid en fjord'),
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'En bil vid en fjord' });
    await waitFor(() => expect(decodeURIComponent(image.currentSrc)).toContain('fjord-phone'));
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Incomplete: Story = {
  name: 'Incomplete slides left out',
  args: {
    fields: {
      ...still,
      Slides: [...slides, { id: '9', name: '9', fields: {} }, null, 'x', slide(' ')],
      AutoPlaySeconds: field(500),
    },
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText('1 av 3')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Without slides',
  args: { fields: { Title: field('Just nu'), Slides: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: { ...still, Title: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bildspel' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Vinterhjul på köpet' }),
    ).toBeVisible();
  },
};

export const LongWords: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    fields: {
      ...still,
      Slides: [
        slide('Ajoneuvoverotusjärjestelmäuudistus', {
          image: imageField(fjord, ''),
          text: 'Henkilötietojenkäsittelyperiaatteet ja rahoitusyhtiövaihtoehtovertailu. '.repeat(
            6,
          ),
          href: '/a',
        }),
      ],
    },
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

const metadata = { fieldId: 'Title' };

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    fields: {
      ...standard,
      Slides: [
        ...slides,
        {
          id: '9',
          name: '9',
          fields: { Title: { value: '', metadata }, Image: { value: '', metadata } },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Title]')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nästa bild' })).toBeNull();
    for (const name of ['Vinterhjul på köpet', 'Laddbox med installation', 'Demobilar'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await ready(canvas);
  },
};
