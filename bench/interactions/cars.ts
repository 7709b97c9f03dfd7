import type { Page } from 'playwright';
import { cards, list, pageSize, unfold } from '../../e2e/support/carSteps.ts';
import { hydratedCard } from '../../e2e/support/hydrated.ts';
import { labelOf } from '../../e2e/support/labelOf.ts';
import { expect } from '../../e2e/support/test.ts';
import type { Interaction, Press } from './interaction.ts';
import { openPage } from './openPage.ts';

const main = (page: Page) => page.getByRole('main');
const fuel = (page: Page) =>
  page.getByRole('checkbox', { name: /^El \(/ }).filter({ visible: true });
const fuelLabel = (page: Page) => labelOf(page, /^El \(/).filter({ visible: true });
const sort = (page: Page) => main(page).getByRole('combobox', { name: 'Sortera' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Spara / })
    .first();
const compare = (page: Page) => main(page).locator('[data-compare]').first();

const openList = async (page: Page) => {
  await openPage(page, list);
  await hydratedCard(compare(page));
};

const filter = (name: string): readonly Press[] => [
  { name, on: fuelLabel, shows: (page) => expect(fuel(page)).toBeChecked() },
  { name, on: fuelLabel, shows: (page) => expect(fuel(page)).not.toBeChecked() },
];

const toggled = (name: string, on: Press['on']): readonly Press[] =>
  [true, false].map((pressed) => ({
    name,
    on,
    shows: (page) => expect(on(page)).toHaveAttribute('aria-pressed', `${pressed}`),
  }));

const moreCars = (pages: number): Press => ({
  name: 'more cars',
  on: (page) =>
    main(page)
      .getByRole('button', { name: 'Visa fler' })
      .or(main(page).getByRole('link', { name: 'Visa fler' })),
  shows: (page) => expect(cards(page)).toHaveCount(pages * pageSize),
});

/** What is on the list of cars. */
export const carsInteractions: readonly Interaction[] = [
  {
    window: 'desktop',
    reach: async (page) => {
      await openList(page);
      await unfold(page, 'Drivmedel');
    },
    round: filter('filter beside the list'),
    rounds: 5,
  },
  {
    window: 'phone',
    reach: async (page) => {
      await openList(page);
      await openFilters(page).tap();
      await unfold(drawer(page), 'Drivmedel');
    },
    round: filter('filter in the drawer'),
    rounds: 5,
  },
  {
    window: 'phone',
    reach: openList,
    round: [
      { name: 'open drawer', on: openFilters, shows: (page) => expect(drawer(page)).toBeVisible() },
      {
        name: 'close drawer',
        on: (page) => drawer(page).getByRole('button', { name: 'Stäng' }).first(),
        shows: (page) => expect(drawer(page)).toBeHidden(),
      },
    ],
    rounds: 10,
  },
  {
    window: 'phone',
    reach: async (page) => {
      await openList(page);
      await openFilters(page).tap();
      await expect(drawer(page)).toBeVisible();
    },
    round: [true, false].map((expanded) => ({
      name: `${expanded ? 'open' : 'close'} group of filters`,
      on: (page) => drawer(page).getByRole('button', { name: 'Drivmedel' }),
      shows: (page) =>
        expect(drawer(page).getByRole('button', { name: 'Drivmedel' })).toHaveAttribute(
          'aria-expanded',
          `${expanded}`,
        ),
    })),
    rounds: 10,
  },
  {
    window: 'desktop',
    reach: openList,
    round: ['ArrowDown', 'ArrowUp'].map((key) => ({
      name: 'sort, by key',
      on: sort,
      key,
      shows: (page) => expect(page).toHaveURL(key === 'ArrowDown' ? /\?/ : list),
    })),
    rounds: 5,
  },
  { window: 'phone', reach: openList, round: [2, 3, 4].map(moreCars), rounds: 1, visits: 4 },
  { window: 'phone', reach: openList, round: toggled('heart', heart), rounds: 5 },
  { window: 'phone', reach: openList, round: toggled('compare', compare), rounds: 5 },
];
