import type { Page } from 'playwright';
import { expect } from '../../e2e/support/test.ts';
import { button, logIn } from '../../e2e/support/tireHotelSteps.ts';
import type { Interaction } from './interaction.ts';
import { refuse } from './openPage.ts';

const next = (page: Page) => button(page, 'Nästa månad');
const previous = (page: Page) => button(page, 'Föregående månad');
const disabled = ['aria-disabled', 'true'] as const;

/** What is in the tire hotel. */
export const tireHotelInteractions: readonly Interaction[] = [
  {
    window: 'phone',
    reach: async (page) => {
      await logIn(page, page.request, 'MLB10A');
      await refuse(page);
      await button(page, 'Boka hjulskifte').tap();
      await expect(next(page)).toBeVisible();
      while ((await next(page).getAttribute('aria-disabled')) !== 'true') await next(page).tap();
    },
    round: [
      {
        name: 'calendar month',
        on: previous,
        shows: (page) => expect(next(page)).not.toHaveAttribute(...disabled),
      },
      {
        name: 'calendar month',
        on: next,
        shows: (page) => expect(next(page)).toHaveAttribute(...disabled),
      },
    ],
    rounds: 6,
  },
];
