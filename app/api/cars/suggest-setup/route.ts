import { createSuggestSetupHandler } from '#app/cars/suggestSetupHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { log } from '../../../log.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices, content } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** What the field of a search bar needs to make suggestions. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createSuggestSetupHandler({ cars: blockServices.cars, content, log })),
);
