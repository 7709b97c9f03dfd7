import type { Page } from 'playwright';
import {
  chooseOilChange,
  enterVehicle,
  goOn,
  nextWeek,
  openTimes,
  skipAddons,
  stepOf,
  times,
} from '../../e2e/support/bookingSteps.ts';
import { expect } from '../../e2e/support/test.ts';
import type { Interaction, Press } from './interaction.ts';
import { refuse } from './openPage.ts';

const registration = 'MLB112';
const previousWeek = (page: Page) => page.getByRole('button', { name: 'Föregående vecka' });

const step = (on: Press['on'], shown: number): Press => ({
  name: 'booking step',
  on,
  shows: (page) =>
    expect(stepOf(page, new RegExp(`Steg ${shown}/4`))).toHaveAttribute('aria-expanded', 'true'),
});

const week = (on: Press['on']): Press => ({
  name: 'booking week',
  on,
  shows: (page) => expect(times(page).first()).toBeVisible(),
});

/** What is in the booking of a workshop. */
export const bookingInteractions: readonly Interaction[] = [
  {
    window: 'phone',
    reach: async (page) => {
      await enterVehicle(page, registration);
      await chooseOilChange(page);
      await skipAddons(page);
      await refuse(page);
      await stepOf(page, /Valda tjänster/).tap();
    },
    round: [
      step(goOn, 3),
      step((page) => page.getByRole('button', { name: 'Fortsätt utan tillval' }), 4),
      step((page) => stepOf(page, /Valda tillval/), 3),
      step((page) => stepOf(page, /Välj en verkstad och tid/), 4),
      step((page) => stepOf(page, /Valda tjänster/), 2),
    ],
    rounds: 3,
  },
  {
    window: 'phone',
    reach: async (page) => {
      await enterVehicle(page, registration);
      await chooseOilChange(page);
      await skipAddons(page);
      await openTimes(page);
      await refuse(page);
    },
    round: [week(nextWeek), week(previousWeek)],
    rounds: 5,
  },
];
