import { createPreviewSignatures, previewPath } from '#process/previewLinks.ts';
import type { EditedSite } from '../group/groupSites.ts';
import { readBody } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import { originOfSite } from './editedSite.ts';
import type { SessionRoute } from './editorAccess.ts';
import { type PreviewLinkAnswer, previewLinkBody } from './wire.ts';

interface PreviewLinksOptions {
  readonly sites: readonly EditedSite[];
  readonly siteOrigin: string;
  readonly editingSecret: string;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

const hourMs = 60 * 60_000;

/** Makes links to the draft of a page in a language, which colleagues open without signing in. */
export function previewLinkRoute(options: PreviewLinksOptions): SessionRoute {
  const { sign } = createPreviewSignatures(options.editingSecret, options.now);
  return {
    method: 'POST',
    path: '/edit/api/preview-links',
    handle: async (request) => {
      const body = await readBody(request, previewLinkBody, { refuseInvalid });
      if (body instanceof Response) return body;
      const { site: name, language, itemId, route, expiresInHours } = body;
      const site = options.sites.find((each) => each.name === name);
      if (!site) return refuseInvalid(['site']);
      if (!site.languages.includes(language)) return refuseInvalid(['language']);
      const lifetimeMs = expiresInHours * hourMs;
      const page = { sc_site: name, sc_itemid: itemId, sc_lang: language, route };
      const query = sign(new URLSearchParams(page), lifetimeMs);
      const answer: PreviewLinkAnswer = {
        url: `${originOfSite(site, options)}${previewPath}?${query}`,
        expiresAt: new Date(options.now() + lifetimeMs).toISOString(),
      };
      return json(answer);
    },
  };
}

function refuseInvalid(fields: readonly string[]): Response {
  return json({ kind: 'invalid', fields }, 400);
}
