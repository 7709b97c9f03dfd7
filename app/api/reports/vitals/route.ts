import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { noteVitals } from '../../../vitals/noteVitals.ts';
import { createVitalsHandler } from '../../../vitals/vitalsHandler.ts';

/** Where browsers report what a page felt like. */
export const POST = limited(perClient('vitals'), createVitalsHandler(noteVitals));
