import type { Page } from 'playwright';
import { addressOf } from '../../e2e/support/addresses.ts';
import { openCalculator, pictures, position, slider } from '../../e2e/support/carPageSteps.ts';
import { carSites, firstCar } from '../../e2e/support/carSites.ts';
import { expect } from '../../e2e/support/test.ts';
import type { Interaction, Press } from './interaction.ts';
import { openPage, refuse } from './openPage.ts';

const address = async (page: Page) =>
  addressOf('nordvik-se', await firstCar(page.request, carSites[0]));

const show = (direction: string, at: number): Press => ({
  name: 'gallery next',
  on: (page) => pictures(page).getByRole('button', { name: `${direction} bild` }),
  shows: (page) => expect(position(page, new RegExp(`^${at} av \\d+$`))).toBeVisible(),
});

const period = (page: Page) => slider(page, 'Löptid');

/** What the slider says at its left end. */
const shortest = ['aria-valuetext', /^12\s/] as const;

const turn = (key: string, months: number): Press => ({
  name: 'loan slider, by key',
  on: period,
  key,
  shows: (page) =>
    expect(period(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${months}\\s`)),
});

const toRight: Press = {
  name: 'loan slider',
  on: period,
  at: 0.9,
  shows: (page) => expect(period(page)).not.toHaveAttribute(...shortest),
};

const toLeft: Press = {
  name: 'loan slider',
  on: period,
  at: 0.05,
  shows: (page) => expect(period(page)).toHaveAttribute(...shortest),
};

const reachCalculator = async (page: Page) => {
  await openCalculator(page, await address(page));
  await refuse(page);
  await period(page).press('Home');
};

/** What is on the page of a car. */
export const carInteractions: readonly Interaction[] = [
  {
    // On a phone, pictures are swiped.
    window: 'desktop',
    reach: async (page) => openPage(page, await address(page)),
    round: [2, 3, 4]
      .map((at) => show('Nästa', at))
      .concat([3, 2, 1].map((at) => show('Föregående', at))),
    rounds: 3,
  },
  {
    window: 'desktop',
    reach: reachCalculator,
    round: [
      turn('ArrowRight', 24),
      turn('ArrowRight', 36),
      turn('ArrowLeft', 24),
      turn('ArrowLeft', 12),
    ],
    rounds: 4,
  },
  {
    window: 'phone',
    reach: reachCalculator,
    round: [toRight, toLeft],
    rounds: 6,
  },
];
