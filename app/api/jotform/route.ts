import { createJotformHandler } from '../../forms/jotformHandler.ts';
import { log } from '../../log.ts';
import { jotform } from '../../services.ts';

/** Which questions of a form were answered last. */
export const POST = createJotformHandler({ jotform, log });
