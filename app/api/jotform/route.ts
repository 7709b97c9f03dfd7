import { createJotformHandler } from '../../forms/jotformHandler.ts';
import { clientNetworkOf } from '../../http/clientAddress.ts';
import { inTotal, refuseAbove } from '../../http/refuseAbove.ts';
import { log } from '../../log.ts';
import { limiters } from '../../rateLimits.ts';
import { jotform } from '../../services.ts';

/** The questions answered in a form's latest submission. */
export const POST = createJotformHandler({
  jotform,
  refuse: refuseAbove(
    [limiters.answeredQuestions, clientNetworkOf],
    [limiters.answeredQuestionsInTotal, inTotal],
  ),
  log,
});
