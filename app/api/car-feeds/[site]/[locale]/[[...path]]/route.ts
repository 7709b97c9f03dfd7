import { createCarFeedHandler } from '#app/carFeeds/carFeedHandler.ts';
import { limited } from '../../../../../http/refuseAbove.ts';
import { perClient } from '../../../../../rateLimits.ts';
import { blockServices, content } from '../../../../../services.ts';
import { answerInBudget } from '../../../../../visitorBudget.ts';

interface RouteContext {
  readonly params: Promise<{
    readonly site: string;
    readonly locale: string;
    readonly path?: string[];
  }>;
}

const handle = limited(
  perClient('searches'),
  answerInBudget(async (request: Request, { params }: RouteContext) =>
    answer(request, await params),
  ),
);

const answer = createCarFeedHandler({ content, ...blockServices });

export { handle as GET };
