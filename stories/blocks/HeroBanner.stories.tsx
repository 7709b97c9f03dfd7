import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { findBlock } from '#blocks/registry.ts';
import { type TrackingEvent, trackingEventName } from '#domain/tracking/events.ts';
import { phoneQuery } from '#themes/queries.css.ts';
import { editable, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import film from '../fixtures/film.webm?url';
import fjord from '../fixtures/fjord.webp';
import fjordPhone from '../fixtures/fjord-phone.webp';
import { hear } from '../hearing.ts';
import { BlockExample, exampleFrame, renderExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';

const picture = imageField(fjord, 'En bil vid en fjord i kvällsljus');
const phonePicture = imageField(fjordPhone, 'En bil vid en fjord');

const words = {
  Title: field('Hitta din nästa bil'),
  TitleTag: field('h1'),
  Text: field('<p>Nya och begagnade bilar, redo att <a href="/provkor">provköra</a>.</p>'),
  Link: linkField('/kop-bil', 'Se alla bilar'),
};

const search = {
  HeroBannerHasSearchBar: field(true),
  HeroBannerSearchUrl: linkField('/kop-bil/bilar-i-lager', 'Bilar i lager'),
  SearchBarPlaceholderText: field('Märke eller modell'),
  SearchBarPlaceholderTextDesktop: field('Sök märke, modell eller registreringsnummer'),
};

const standard = { Content: field('Image'), Image: picture, ImagePhone: phonePicture, ...words };
const searching = { ...standard, ...search };

const filming = {
  ...searching,
  Content: field('Video'),
  VideoDesktop: linkField(film, 'Fjorden'),
  VideoPhone: linkField(`${film}?phone`, 'Fjorden'),
};

const onPhone = { viewport: { value: 'mobile1' } };

const meta = {
  title: 'Blocks/HeroBanner',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('HeroBanner') },
  args: { componentName: 'HeroBanner', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hitta din nästa bil',
    );
    await expect(canvas.getByRole('link', { name: 'provköra' })).toHaveAttribute(
      'href',
      '/provkor',
    );
    await expect(canvas.getByRole('link', { name: 'Se alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil',
    );
    await expect(canvas.getByRole('img', { name: /fjord i kvällsljus/ })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const PhonePicture: Story = {
  name: 'Upright picture on phones',
  globals: onPhone,
  args: { fields: searching },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(decodeURIComponent(image.currentSrc)).toContain('fjord-phone'));
    const shown = image.getBoundingClientRect();
    await expect(shown.height).toBeGreaterThan(300);
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const FirstOnThePage: Story = {
  name: 'First picture loads first',
  render: () => {
    const banner = { componentName: 'HeroBanner', fields: standard };
    return renderExample([banner, banner], tools());
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(second).toHaveAttribute('loading', 'lazy');
  },
};

export const Blur: Story = {
  name: 'Blurred preview while loading',
  render: () => {
    const blurs = { [fjord.src]: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
    return renderExample([{ componentName: 'HeroBanner', fields: standard }], tools(blurs));
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img').closest('picture');
    await expect(frame?.style.backgroundImage).toContain('data:image/gif');
  },
};

export const OnlyPhonePicture: Story = {
  name: 'Only the phone picture',
  args: { fields: { ...words, ImagePhone: phonePicture } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'En bil vid en fjord' });
    await waitFor(() => expect(decodeURIComponent(image.currentSrc)).toContain('fjord-phone'));
  },
};

export const NoPicture: Story = {
  name: 'Without picture and film',
  args: {
    fields: { ...words, ...search, Content: field('Image'), VideoDesktop: linkField(film, '') },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Film: Story = {
  args: { fields: filming },
  play: async ({ canvas, canvasElement }) => {
    const video = filmOf(canvasElement);
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('loop', true);
    const sources = Array.from(video.querySelectorAll('source'), ({ type, media }) => [
      type,
      media,
    ]);
    await expect(sources).toEqual([
      ['video/webm', phoneQuery],
      ['video/mp4', phoneQuery],
      ['video/webm', ''],
      ['video/mp4', ''],
    ]);
    const [phone, , wide] = video.querySelectorAll('source');
    await expect(phone).toHaveAttribute('src', `${film}?phone`);
    await expect(wide).toHaveAttribute('src', film);
    await expect(canvas.getByRole('img', { name: /fjord i kvällsljus/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausa' }));
    await expect(await canvas.findByRole('button', { name: 'Spela upp' })).toBeVisible();
    await expect(video).toHaveProperty('paused', true);
  },
};

export const FilmByKeyboard: Story = {
  name: 'Film paused by keyboard',
  args: { fields: filming },
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pausa' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const control = await canvas.findByRole('button', { name: 'Spela upp' });
    for (const role of ['heading', 'link', 'searchbox'] as const) {
      for (const element of canvas.getAllByRole(role))
        await expect(overlap(element, control)).toBe(0);
    }
  },
};

export const FilmWithoutPicture: Story = {
  name: 'Film without a picture',
  args: { fields: { ...words, Content: field('Video'), VideoPhone: linkField(film, '') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(filmOf(canvasElement).querySelectorAll('source:not([media])')).toHaveLength(2);
    await expect(filmOf(canvasElement).querySelector('source[media]')).toBeNull();
  },
};

export const FilmNotChosen: Story = {
  name: 'Video chosen, but no film',
  args: { fields: { ...standard, Content: field('Video') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const BlackText: Story = {
  args: { fields: { ...standard, TextColor: field('Black') } },
  play: async ({ canvas }) => {
    await expect(lightness(canvas.getByRole('heading'))).toBeLessThan(0.2);
    await expect(lightness(canvas.getByText(/redo att/))).toBeLessThan(0.2);
  },
};

export const WhiteText: Story = {
  name: 'White text by default',
  play: async ({ canvas }) => {
    await expect(lightness(canvas.getByRole('heading'))).toBe(1);
    await expect(lightness(canvas.getByText(/redo att/))).toBe(1);
  },
};

export const TitleTags: Story = {
  name: 'Title tags',
  render: () => (
    <>
      {['h1', 'h2', 'h3'].map((tag) => (
        <BlockExample
          key={tag}
          componentName="HeroBanner"
          fields={{ ...standard, Title: field(tag), TitleTag: field(tag) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = [1, 2, 3].map((level) => {
      return getComputedStyle(canvas.getByRole('heading', { level, name: `h${level}` })).fontSize;
    });
    await expect(new Set(sizes).size).toBe(1);
  },
};

export const ButtonTypes: Story = {
  render: () => (
    <>
      {['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'].map((type) => (
        <BlockExample
          key={type}
          componentName="HeroBanner"
          fields={{ ...standard, Link: linkField('/', type), ButtonType: field(type) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const looks = ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'].map((name) => {
      const { backgroundColor, borderColor } = getComputedStyle(canvas.getByRole('link', { name }));
      return `${backgroundColor} ${borderColor}`;
    });
    await expect(new Set(looks).size).toBe(4);
  },
};

export const AtTheTop: Story = {
  args: { fields: { ...standard, ContentPlacement: field('Top') } },
  play: async ({ canvas, canvasElement }) => {
    const { above, below } = airAround(canvas.getByRole('heading'), canvasElement);
    await expect(above).toBeLessThan(below);
  },
};

export const AtTheBottom: Story = {
  args: { fields: { ...standard, ContentPlacement: field('Bottom') } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Se alla bilar' });
    const { below } = airAround(link, canvasElement);
    await expect(airAround(canvas.getByRole('heading'), canvasElement).above).toBeGreaterThan(
      below,
    );
  },
};

export const InTheMiddle: Story = {
  name: 'In the middle by default',
  play: async ({ canvas, canvasElement }) => {
    const { above } = airAround(canvas.getByRole('heading'), canvasElement);
    const link = canvas.getByRole('link', { name: 'Se alla bilar' });
    await expect(airAround(link, canvasElement).below).toBeCloseTo(above, -1);
  },
};

export const Centred: Story = {
  name: 'Centred',
  args: { fields: { ...standard, ...search, CenterContent: field(true) } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('searchbox').closest('form');
    for (const element of [canvas.getByRole('heading'), form]) {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, -1);
    }
  },
};

export const FullScreen: Story = {
  args: { fields: { ...standard, Variant: field('FullScreen') } },
  play: async ({ canvasElement }) => {
    await expect(bannerOf(canvasElement).offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const MarginTop: Story = {
  name: 'Space above',
  render: () => (
    <>
      <BlockExample componentName="HeroBanner" fields={standard} />
      <BlockExample
        componentName="HeroBanner"
        fields={{ ...standard, HasMarginTop: field(true) }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = Array.from(canvasElement.querySelectorAll('section'), (banner) =>
      banner.getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(10);
    await expect(first?.top).toBe(0);
  },
};

export const Search: Story = {
  name: 'Search by button',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Sök bland bilarna' }), 'blå é & +');
    await userEvent.click(canvas.getByRole('button', { name: 'Sök' }));
    await expect(sent.urls).toEqual(['/kop-bil/bilar-i-lager?keyphrase=bl%C3%A5+%C3%A9+%26+%2B']);
    await expect(sent.events).toEqual([
      { event: 'search', search_type: 'start page', search_term: 'blå é & +' },
    ]);
  },
};

export const SearchByEnter: Story = {
  name: 'Search by Enter',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    await userEvent.type(canvas.getByRole('searchbox'), 'volvo{Enter}');
    await expect(sent.urls).toEqual(['/kop-bil/bilar-i-lager?keyphrase=volvo']);
    await expect(sent.events).toHaveLength(1);
  },
};

export const EmptySearch: Story = {
  name: 'Empty search',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await expect(sent.urls).toEqual(['/kop-bil/bilar-i-lager?keyphrase=']);
    await expect(sent.events).toEqual([
      { event: 'search', search_type: 'start page', search_term: '' },
    ]);
  },
};

export const VeryLongSearch: Story = {
  name: 'Very long search',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    const words = '<script>"%00"</script> '.repeat(100);
    await userEvent.click(box);
    await userEvent.paste(words);
    await userEvent.keyboard('{Enter}');
    const [url = ''] = sent.urls;
    await expect(new URL(url, location.origin).searchParams.get('keyphrase')).toBe(words);
  },
};

export const SearchClear: Story = {
  name: 'Search cleared',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button', { name: 'Rensa sökningen' })).toBeNull();
    await userEvent.type(box, 'saab');
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa sökningen' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Rensa sökningen' })).toBeNull();
    await userEvent.keyboard('audi');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const SearchUrlWithQuery: Story = {
  name: 'Search address with a query',
  args: {
    fields: {
      ...standard,
      ...search,
      HeroBannerSearchUrl: linkField('/bilar?brand=Volvo&ort=G%C3%B6teborg&keyphrase=x#hits', ''),
    },
  },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    await userEvent.type(canvas.getByRole('searchbox'), 'v60{Enter}');
    await expect(sent.urls).toEqual(['/bilar?keyphrase=v60&brand=Volvo&ort=G%C3%B6teborg#hits']);
  },
};

export const SearchPlaceholder: Story = {
  name: 'Search placeholder from 768 px',
  args: { fields: searching },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByPlaceholderText('Sök märke, modell eller registreringsnummer'),
    ).toBeVisible();
  },
};

export const SearchPlaceholderOnAPhone: Story = {
  name: 'Search placeholder on a phone',
  args: { fields: searching },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Märke eller modell')).toBeVisible();
  },
};

export const SearchWithoutPlaceholders: Story = {
  args: {
    fields: {
      ...standard,
      HeroBannerHasSearchBar: field('1'),
      HeroBannerSearchUrl: search.HeroBannerSearchUrl,
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Sök bland bilarna' });
    await expect(canvas.queryByRole('button', { name: 'Rensa sökningen' })).toBeNull();
    await userEvent.type(box, 'v');
    await expect(canvas.getByRole('button', { name: 'Rensa sökningen' })).toBeVisible();
  },
};

export const SearchWithoutAddress: Story = {
  name: 'Search without a target page',
  args: {
    fields: {
      ...standard,
      ...search,
      HeroBannerSearchUrl: linkField('mailto:a@nordvik.example', ''),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};

export const SearchNotTicked: Story = {
  name: 'Search not ticked',
  args: { fields: { ...standard, ...search, HeroBannerHasSearchBar: field(false) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const OnlyThePicture: Story = {
  args: { fields: { Image: picture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NewTab: Story = {
  args: {
    fields: {
      ...standard,
      Link: { value: { href: 'https://nordvik.example', text: 'Nordvik', target: '_blank' } },
    },
  },
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
    await expect(canvas.queryByRole('searchbox')).toBeNull();
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
    const bar = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(bar.bottom).toBeLessThan(banner.bottom);
    await expect(canvas.getByRole('button', { name: 'Sök' })).toBeVisible();
  },
};

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

export const Editing: Story = {
  args: { mode: 'edit', fields: editable({ ...emptyFields(), ...standard, ...search }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.querySelector('code[chrometype="field"]')).toBeTruthy();
    await expect(within(heading).getByText('Hitta din nästa bil')).toBeVisible();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty banner',
  args: { mode: 'edit', fields: editable(emptyFields()) },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    for (const name of allFields) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  },
};

export const Preview: Story = {
  name: 'Preview',
  args: { mode: 'preview', fields: words },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {overview.map((fields, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <BlockExample key={at} componentName="HeroBanner" fields={{ ...standard, ...fields }} />
      ))}
    </>
  ),
};

const overview = [
  { ...search, Link: field('') },
  {
    ...search,
    TextColor: field('Black'),
    ContentPlacement: field('Bottom'),
    ButtonType: field('Ghost'),
  },
  { CenterContent: field(true), ContentPlacement: field('Top'), HasMarginTop: field(true) },
  { CenterContent: field(true), TextColor: field('Black'), ButtonType: field('Secondary') },
  {
    Variant: field('FullScreen'),
    ContentPlacement: field('Bottom'),
    ButtonType: field('Ghost Contrast'),
  },
];

function emptyFields(): Record<string, object> {
  return Object.fromEntries(allFields.map((name) => [name, { value: '' }]));
}

function tools(blurs = {}) {
  return { find: findBlock, frame: { ...exampleFrame('normal'), blurs }, log: () => undefined };
}

function filmOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('there is no film');
  return video;
}

function bannerOf(canvasElement: HTMLElement): HTMLElement {
  const banner = canvasElement.querySelector('section');
  if (!banner) throw new Error('there is no banner');
  return banner;
}

/** The air, in px, between an element and the upper and lower edge of the banner. */
function airAround(element: HTMLElement, canvasElement: HTMLElement) {
  const banner = bannerOf(canvasElement).getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return { above: top - banner.top, below: banner.bottom - bottom };
}

/** The height, in px, that two elements of the same column share. */
function overlap(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** How light an element's text is, from 0 (black) to 1 (white). */
function lightness(element: HTMLElement): number {
  const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
  return Math.max(...channels.slice(0, 3).map(Number)) / 255;
}

/** Keeps the page where it is and notes where a search would have led and what was announced. */
function catchSearch() {
  const urls: string[] = [];
  const events: TrackingEvent[] = [];
  const submitted = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) urls.push(addressOf(event.target));
  };
  const announced = (event: Event) => {
    if (event instanceof CustomEvent) events.push(event.detail);
  };
  hear('submit', submitted);
  hear(trackingEventName, announced);
  return { urls, events };
}

/** The address a browser makes of a GET form. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  const pairs = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
  url.search = new URLSearchParams(pairs).toString();
  return url.href.slice(url.origin.length);
}
