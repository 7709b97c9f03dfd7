import type { z } from 'zod';
import type { PlatformRedirect } from '#domain/redirects/platformRedirect.ts';
import type { RedirectService } from '#domain/redirects/service.ts';
import { ok } from '#domain/result.ts';
import type { Ask } from './ask.ts';
import { redirectsQuery } from './redirectsQueries.ts';
import { wireRedirect, wireRedirectsAnswer } from './redirectsWire.ts';

/** A client for the redirects of sites. It keeps nothing, because their table is compiled from them. */
export function createRedirectsClient({ ask }: { readonly ask: Ask }): RedirectService {
  return {
    redirects: async (site) => {
      const answer = await ask(redirectsQuery, { site }, wireRedirectsAnswer);
      return answer.ok ? ok(parseRedirects(answer.value.site.siteInfo?.redirects ?? [])) : answer;
    },
  };
}

function parseRedirects(entries: readonly unknown[]) {
  const redirects = entries.flatMap((entry) => {
    const wire = wireRedirect.safeParse(entry);
    return wire.success ? [parseRedirect(wire.data)] : [];
  });
  return { redirects, unreadable: entries.length - redirects.length };
}

const types = {
  REDIRECT_301: 'permanent',
  REDIRECT_302: 'temporary',
  SERVER_TRANSFER: 'transfer',
} as const;

function parseRedirect(wire: z.infer<typeof wireRedirect>): PlatformRedirect {
  return {
    pattern: wire.pattern.trim(),
    target: wire.target.trim(),
    type: types[wire.redirectType],
    keepsQuery: wire.isQueryStringPreserved ?? false,
    keepsLanguage: wire.isLanguagePreserved ?? false,
    locale: wire.locale ?? '',
  };
}
