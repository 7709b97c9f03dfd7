import { createJotformHandler } from '../../forms/jotformHandler.ts';
import { log } from '../../log.ts';
import { jotform } from '../../services.ts';

/** The questions answered in a form's latest submission. */
export const POST = createJotformHandler({ jotform, log });
