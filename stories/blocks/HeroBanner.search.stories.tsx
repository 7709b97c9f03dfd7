import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type TrackingEvent, trackingEventName } from '#domain/tracking/events.ts';
import { field, linkField } from '../fixtures/fields.ts';
import { hear } from '../hearing.ts';
import { carSearchApi } from './carSearchApi.ts';
import { heroBannerMeta, onPhone, search, searching, standard } from './heroBannerStates.ts';

// The manual is generated from HeroBanner.stories.tsx.
const meta = { title: 'Blocks/HeroBanner', tags: ['!autodocs'], ...heroBannerMeta };

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Search: Story = {
  name: 'Search by button',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sök bland bilarna' }), 'blå é & +');
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
    await userEvent.type(canvas.getByRole('combobox'), 'volvo{Enter}');
    await expect(sent.urls).toEqual(['/kop-bil/bilar-i-lager?keyphrase=volvo']);
    await expect(sent.events).toHaveLength(1);
  },
};

export const Suggestions: Story = {
  name: 'Suggestions by keyboard',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const links: (string | null)[] = [];
    hear('click', (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      links.push(link.getAttribute('href'));
    });
    await userEvent.type(canvas.getByRole('combobox'), 'volv');
    const [make] = await canvas.findAllByRole('option', { name: /^Volvo \d/ });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(make).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(links).toEqual(['/kop-bil/bilar-i-lager/volvo']);
    await expect(carSearchApi().wordsAsked()).toBe(0);
  },
};

export const EmptySearch: Story = {
  name: 'Empty search',
  args: { fields: searching },
  play: async ({ canvas }) => {
    const sent = catchSearch();
    await userEvent.click(canvas.getByRole('combobox'));
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
    const box = canvas.getByRole<HTMLInputElement>('combobox');
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
    const box = canvas.getByRole('combobox');
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
    const box = canvas.getByRole('combobox', { name: 'Sök bland bilarna' });
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
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};

export const SearchNotTicked: Story = {
  name: 'Search not ticked',
  args: { fields: { ...standard, ...search, HeroBannerHasSearchBar: field(false) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
