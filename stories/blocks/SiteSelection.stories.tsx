import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { FacilityService } from '#domain/facilities/service.ts';
import { fail, ok } from '#domain/result.ts';
import { parseFacilities } from '#upstream/search/parseFacilities.ts';
import type { Canvas } from '../canvas.ts';
import { dictionary } from '../fixtures/dictionary.ts';
import { exampleFacilityService } from '../fixtures/exampleFacilityService.ts';
import { facilities, sweden } from '../fixtures/facilities.ts';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, onFirstLine } from './layout.ts';
import { grounds } from './variants.tsx';

const standard = {
  Title: field('Våra verkstäder'),
  Text: field('<p>Lämna bilen på vägen till jobbet. Lånecykel finns på alla tre.</p>'),
  Link: linkField('/boka-verkstad', 'Boka verkstad'),
};

const meta = {
  title: 'Blocks/SiteSelection',
  tags: ['autodocs'],
  ...blockMeta('SiteSelection'),
  args: { componentName: 'SiteSelection', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Workshops = FacilityService['workshops'];

/** Services whose search index has other facilities, or fails. */
function indexWith(workshops: Workshops) {
  return { facilities: { ...exampleFacilityService, workshops } };
}

async function cardNames(canvas: Canvas): Promise<(string | null)[]> {
  const cards = await canvas.findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

export const Standard: Story = {
  name: 'All workshops',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Våra verkstäder',
    );
    await expect(await cardNames(canvas)).toEqual([
      'Nordvik Kungens kurva',
      'Nordvik Uppsala',
      'Nordvik Luleå',
    ]);
    const uppsala = canvas.getByRole('link', { name: 'Nordvik Uppsala' });
    await expect(uppsala).toHaveAttribute('href', '/hitta-oss/uppsala');
    await expect(canvas.getByText('Stålgatan 4, 75323 Uppsala')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '018-465 00 40' })).toHaveAttribute(
      'href',
      'tel:0184650040',
    );
    await expect(canvas.getByRole('link', { name: 'Boka verkstad' })).toHaveAttribute(
      'href',
      '/boka-verkstad',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ThreeInAWideWindow: Story = {
  name: 'Three fill a wide window',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(onFirstLine(cards)).toBe(3);
    const { right } = box(canvas.getByRole('list'));
    await expect(Math.abs(Math.max(...cards.map((card) => box(card).right)) - right)).toBeLessThan(
      2,
    );
  },
};

export const WholeCard: Story = {
  name: 'Whole card clickable',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Nordvik Luleå' });
    const card = link.closest('article');
    if (!card) throw new Error('There is no card.');
    card.scrollIntoView({ block: 'center' });
    const { left, top, width } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 20)).toBe(link);
    const phone = canvas.getByRole('link', { name: '0920-465 090' });
    const at = phone.getBoundingClientRect();
    const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    await expect(phone.contains(hit)).toBe(true);
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nordvik Kungens kurva' })).toHaveFocus();
    await expect(first && getComputedStyle(first).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '08-465 004 10' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nordvik Uppsala' })).toHaveFocus();
  },
};

export const ChosenWorkshops: Story = {
  name: 'Workshops chosen by editors',
  args: { fields: { ...standard, SiteIds: field(' 109, 999 ,101') } },
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toEqual(['Nordvik Luleå', 'Nordvik Kungens kurva']);
  },
};

export const OtherLanguage: Story = {
  name: 'In another language',
  args: {
    frame: {
      site: 'carstore-fi',
      locale: 'sv',
      homePath: '/sv',
      dictionary: { ...dictionary, pathToSiteDetail: '/toimipisteet' },
    },
    services: indexWith(
      fn<Workshops>(async (site, locale) =>
        site === 'carstore-fi' && locale === 'sv'
          ? ok(parseFacilities(facilities, { country: 'FI', timeZone: 'Europe/Helsinki' }))
          : ok([]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Nordvik Luleå' });
    await expect(link).toHaveAttribute('href', '/sv/toimipisteet/lulea');
  },
};

export const WithoutDetailPath: Story = {
  name: 'Without pages for workshops',
  args: { frame: { dictionary: { ...dictionary, pathToSiteDetail: 'pathToSiteDetail' } } },
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: /^Nordvik/ })).toBeNull();
  },
};

const bare = {
  slug: 'a b/ö',
  site_id: '1',
  site_official_name: '<b>Norr</b>',
  site_phone: 'växeln',
};

export const LittleData: Story = {
  name: 'Only name and page known',
  args: { services: indexWith(async () => ok(parseFacilities([bare], sweden))) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '<b>Norr</b>' });
    await expect(link).toHaveAttribute('href', '/hitta-oss/a%20b%2F%C3%B6');
    await expect(canvas.getByText('växeln')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'växeln' })).toBeNull();
  },
};

const failing = indexWith(async () => fail({ kind: 'timeout', afterMs: 3000 }));

export const FailedForVisitors: Story = {
  name: 'Search index is down',
  args: { services: failing },
  play: async ({ canvasElement, mount }) => {
    const log = spyOn(console, 'info');
    await mount();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        'facilities: workshops of nordvik-se sv: no answer within 3000 ms',
      ),
    );
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const FailedForEditors: Story = {
  name: 'Search index is down, for editors',
  args: { services: failing, mode: 'preview' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Komponenten SiteSelection kunde inte visas.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Våra verkstäder' })).toBeVisible();
  },
};

export const NoWorkshops: Story = {
  name: 'No workshops',
  render: () => (
    <>
      {(['normal', 'edit'] as const).map((mode) => (
        <BlockExample
          key={mode}
          componentName="SiteSelection"
          mode={mode}
          fields={{ ...standard, SiteIds: field('999') }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/SiteSelection kunde inte visas/)).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

export const OnlyCards: Story = {
  name: 'Only cards',
  args: { fields: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Boka verkstad' })).toBeNull();
  },
};

const endless = {
  ...bare,
  site_official_name: 'Ajoneuvohuoltokorjaamopalvelukeskus'.repeat(3),
  site_street: 'Najneobhospodarovateľnejšia'.repeat(4),
  site_city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3),
  site_phone: '+46 8 465 004 10 '.repeat(5),
};

export const OnAPhone: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'mobile1' } },
  args: { services: indexWith(async () => ok(parseFacilities([endless, ...facilities], sweden))) },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const lefts = cards.map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Aligned: Story = {
  name: 'Card parts line up',
  args: {
    services: indexWith(async () =>
      ok(parseFacilities([{ ...endless, site_id: '2', site_city: 'Umeå' }, ...facilities], sweden)),
    ),
  },
  play: async ({ canvas }) => {
    const phones = await canvas.findAllByRole('link', { name: /^0/ });
    const tops = phones.slice(0, 2).map((phone) => Math.round(phone.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

const allFields = ['Title', 'Text', 'SiteIds', 'Link'];
const empty = Object.fromEntries(allFields.map((name) => [name, field('')]));

export const Editing: Story = {
  args: editing({ ...empty, ...standard }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(markedFields(canvasElement)).toEqual(allFields);
  },
};

export const EditingEmpty: Story = {
  args: editing(empty),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(markedFields(canvasElement)).toEqual(allFields);
    for (const name of allFields) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {grounds.map((ground) => (
        <BlockExample
          key={ground}
          componentName="SiteSelection"
          fields={{ ...standard, BackgroundColor: field(ground) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
  },
};
