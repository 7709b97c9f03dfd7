import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { bookingAddress } from './support/bookingSteps.ts';
import { coveredWhileScrolling } from './support/coveredControls.ts';
import { expect, test } from './support/test.ts';
import { tireHotelAddress } from './support/tireHotelSteps.ts';

const cars = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');

const goTo = (url: string) => async (page: Page) => void (await page.goto(url));

/** A car's page, with the contact form at its end. */
async function openCar(page: Page): Promise<void> {
  await page.goto(cars);
  const link = page.getByRole('main').locator('a[href*="/kop-bil/bil/"]').first();
  await page.goto(addressOf('nordvik-se', (await link.getAttribute('href')) ?? ''));
  await expect(page.getByRole('form', { name: 'Skicka en förfrågan' })).toBeAttached();
}

const pages = [
  ['a text page', goTo(addressOf('nordvik-se', '/aga-bil/elbilsguide'))],
  ['the list of cars', goTo(cars)],
  ['the contact form of a car', openCar],
  ['the first step of a booking', goTo(bookingAddress)],
  ['the tire hotel', goTo(tireHotelAddress)],
] as const;

test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, open] of pages) {
  test(`on ${name}, the button to the top covers no control`, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Avvisa' }).click();
    const button = page.getByRole('button', { name: 'Till sidans topp', includeHidden: true });
    const { shown, covered } = await coveredWhileScrolling(button);
    expect(covered).toEqual([]);
    expect(shown).toBeGreaterThan(0);
  });
}
