import { createFormTokenHandler } from '#app/forms/formTokenHandler.ts';
import { formTokens } from '#app/forms/siteFormTokens.ts';
import { perClient } from '../../../rateLimits.ts';

export const dynamic = 'force-dynamic';

/** The token of a form that a visitor has begun to fill in. */
export const GET = createFormTokenHandler({ tokens: formTokens, refuse: perClient('formTokens') });
