import type { Page } from 'playwright';
import { addressOf } from '../../e2e/support/addresses.ts';
import { expect } from '../../e2e/support/test.ts';
import type { Interaction, Press } from './interaction.ts';
import { openPage } from './openPage.ts';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny' });
const groupTitle = (page: Page) => menu(page).locator('summary', { hasText: 'Köp bil' });
const group = (page: Page) => groupTitle(page).locator('xpath=..');
const entry = (page: Page) => main(page).locator('details').first();
const searchBox = (page: Page) => main(page).getByRole('combobox').first();
const refuseButton = (page: Page) => page.getByRole('button', { name: 'Avvisa' });
const suggestions = (page: Page) => page.getByRole('listbox');

const openMenu: Press = {
  name: 'open menu',
  on: (page) => page.getByRole('button', { name: 'Öppna menyn' }),
  shows: (page) => expect(menu(page)).toBeVisible(),
};

const closeMenu: Press = {
  name: 'close menu',
  on: (page) => page.getByRole('button', { name: 'Stäng menyn' }),
  shows: (page) => expect(menu(page)).toBeHidden(),
};

/** What is on pages of all kinds. */
export const contentInteractions: readonly Interaction[] = [
  {
    window: 'phone',
    reach: (page) => openPage(page, addressOf('nordvik-se', '/aga-bil/serviceavtal')),
    round: [openMenu, closeMenu],
    rounds: 10,
  },
  {
    window: 'phone',
    reach: async (page) => {
      await openPage(page, addressOf('nordvik-se'));
      await openMenu.on(page).tap();
      await openMenu.shows(page);
    },
    round: [
      {
        name: 'open group of the menu',
        on: groupTitle,
        shows: (page) => expect(group(page)).toHaveAttribute('open'),
      },
      {
        name: 'close group of the menu',
        on: groupTitle,
        shows: (page) => expect(group(page)).not.toHaveAttribute('open'),
      },
    ],
    rounds: 10,
  },
  {
    window: 'phone',
    reach: (page) => openPage(page, addressOf('nordvik-se', '/aga-bil/serviceavtal')),
    round: [
      {
        name: 'open accordion',
        on: (page) => entry(page).locator('summary'),
        shows: (page) => expect(entry(page)).toHaveAttribute('open'),
      },
      {
        name: 'close accordion',
        on: (page) => entry(page).locator('summary'),
        shows: (page) => expect(entry(page)).not.toHaveAttribute('open'),
      },
    ],
    rounds: 10,
  },
  {
    window: 'phone',
    reach: async (page) => {
      await page.goto(addressOf('nordvik-se'));
      await expect(refuseButton(page)).toBeVisible();
    },
    round: [
      {
        name: 'refuse consent',
        on: refuseButton,
        shows: (page) => expect(refuseButton(page)).toBeHidden(),
      },
    ],
    rounds: 1,
    visits: 5,
  },
  {
    window: 'phone',
    reach: (page) => openPage(page, addressOf('nordvik-se')),
    round: [
      {
        name: 'search box',
        on: searchBox,
        shows: (page) => expect(searchBox(page)).toBeFocused(),
      },
      ...Array.from('volvo', (key) => ({
        name: 'letter in the search box',
        on: searchBox,
        key,
        shows: (page: Page) => expect(suggestions(page)).toBeVisible(),
      })),
      {
        name: 'clear the search box',
        on: (page) => page.getByRole('button', { name: 'Rensa sökningen' }).first(),
        shows: (page) => expect(searchBox(page)).toHaveValue(''),
      },
    ],
    rounds: 3,
  },
];
