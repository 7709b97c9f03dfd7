import { z } from 'zod';

/** The answer to the query. Entries are read one by one, so that a malformed one doesn't spoil the others. */
export const wireRedirectsAnswer = z.object({
  site: z.object({
    siteInfo: z.object({ redirects: z.array(z.unknown()).nullish() }).nullable(),
  }),
});

/** One redirect. */
export const wireRedirect = z.object({
  pattern: z.string(),
  target: z.string(),
  redirectType: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']),
  isQueryStringPreserved: z.boolean().nullish(),
  isLanguagePreserved: z.boolean().nullish(),
  locale: z.string().nullish(),
});
