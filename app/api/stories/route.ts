import { createStoriesHandler } from '#app/stories/storiesHandler.ts';
import { limited } from '../../http/refuseAbove.ts';
import { log } from '../../log.ts';
import { perClient } from '../../rateLimits.ts';
import { blockServices } from '../../services.ts';
import { answerInBudget } from '../../visitorBudget.ts';

/** A part of a list of stories. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createStoriesHandler({ stories: blockServices.stories, log })),
);
