import { createFollowedHandler } from '#app/carFeeds/followedHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices, content } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** What is new in a search that a device follows. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createFollowedHandler({ content, ...blockServices, now: Date.now })),
);
