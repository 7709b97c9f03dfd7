import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { accessibilityViolations } from './support/axe.ts';
import {
  chooseOilChange,
  enterVehicle,
  openTimes,
  reachForm,
  send,
  skipAddons,
  stepOf,
} from './support/bookingSteps.ts';
import { firstCar } from './support/carSites.ts';
import { box, list } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { phoneWindow } from './support/phone.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { tried } from './support/tried.ts';

/*
 * What opens, fails or moves on while a page is used. Pages as they are served are looked at in
 * `samplePagesOnDesktop.spec.ts`, and every state of a component in its stories.
 */

/** Brings a page into a state. Returns when it is there. */
type Reach = (page: Page) => Promise<void>;

const car: Reach = async (page) => {
  const path = await firstCar(page.request, [
    'nordvik-se',
    '/kop-bil/bilar-i-lager',
    '/kop-bil/bil',
  ]);
  await page.goto(addressOf('nordvik-se', path));
};

const open = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const states: readonly (readonly [name: string, reach: Reach])[] = [
  [
    'the suggestions of a search',
    async (page) => {
      await page.goto(list);
      await hydrated(box(page));
      await box(page).pressSequentially('volv');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'no hits',
    async (page) => {
      await page.goto(`${list}?keyphrase=xyzzyq`);
    },
  ],
  [
    'cars to compare',
    async (page) => {
      await page.goto(list);
      await open(page, 'Jämför');
      await expect(page.getByRole('button', { name: 'Jämför', pressed: true })).toHaveCount(1);
    },
  ],
  [
    'the menu of actions of a car',
    async (page) => {
      await car(page);
      await open(page, 'Dela eller skriv ut');
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'the viewer of pictures',
    async (page) => {
      await car(page);
      await open(page, 'Visa i helskärm');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'a form with errors',
    async (page) => {
      await car(page);
      const form = page.getByRole('form', { name: 'Skicka en förfrågan' });
      await form.scrollIntoViewIfNeeded();
      await hydrated(form.getByRole('textbox').first());
      await form.getByRole('button', { name: 'Skicka' }).click();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  ],
  [
    'the services of a booking',
    async (page) => {
      await enterVehicle(page, 'MLB112');
      await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
    },
  ],
  [
    'a car that no workshop knows',
    async (page) => {
      await enterVehicle(page, 'MLB204');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  ],
  [
    'the times of a workshop',
    async (page) => {
      await enterVehicle(page, 'MLB112');
      await chooseOilChange(page);
      await skipAddons(page);
      await openTimes(page);
    },
  ],
  [
    'a booking without its contact data',
    async (page) => {
      await reachForm(page, 'MLB112', 3);
      await send(page).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  ],
];

const windows = [
  { width: 'a phone', viewport: phoneWindow.viewport },
  { width: 'a desktop', viewport: { width: 1280, height: 900 } },
];

// Stories show the same states at the width of a desktop.
for (const { width, viewport } of tried(windows, ({ width }) => width === 'a phone')) {
  test.describe(width, () => {
    test.use({ viewport });

    for (const [name, reach] of states) {
      test(`${name} is accessible on ${width}`, async ({ page, allowedErrors }) => {
        // What a service doesn't know is answered with 404.
        allowedErrors.push(failedRequest);
        await reach(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  });
}

test.describe('a phone', () => {
  test.use({ viewport: phoneWindow.viewport });

  test('the menu and a group of it are accessible', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    await expect(menu.getByRole('button', { name: 'Stäng menyn' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await menu.locator('summary', { hasText: 'Köp bil' }).click();
    await expect(menu.getByRole('link', { name: 'Sparade bilar' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('the filters are accessible', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
