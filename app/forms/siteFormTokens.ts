import { formTokenKeys } from '../secrets/siteKeys.ts';
import { createFormTokens, type FormTokens } from './formTokens.ts';

/** The tokens of the site's forms. */
export const formTokens: FormTokens = createFormTokens({ keys: formTokenKeys, now: Date.now });
