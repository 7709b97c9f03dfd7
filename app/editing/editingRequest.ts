import { z } from 'zod';
import type { EditableAddress } from '#domain/content/service.ts';
import { siteLocale } from '#domain/sites/site.ts';
import { findSite } from '#sites/index.ts';
import { readQuery } from '../http/readRequest.ts';

/** The query of the platform's editing request; the platform defines its names. */
const editingQuery = z.object({
  sc_site: z.string().min(1),
  sc_itemid: z.string().regex(/^\{?[0-9a-f-]{32,36}\}?$/i, 'must be an item id'),
  sc_lang: z.string().min(1),
  route: z.string().startsWith('/'),
  mode: z.enum(['edit', 'preview']),
  sc_version: z.string().optional(),
  sc_layoutKind: z.enum(['final', 'shared']).default('final'),
});

/** A parsed editing request, or its problems, one sentence per parameter. */
export type EditingRequest =
  | { readonly kind: 'request'; readonly address: EditableAddress; readonly route: string }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** Parses the query of an editing request. */
export function parseEditingRequest(query: URLSearchParams): EditingRequest {
  const parsed = readQuery(editingQuery, query);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.failure.problems };
  const { sc_site, sc_itemid, sc_lang, sc_version, sc_layoutKind, mode, route } = parsed.value;
  const site = findSite(sc_site);
  if (!site) return { kind: 'invalid', problems: [`sc_site: no site "${sc_site}"`] };
  if (!siteLocale(site, sc_lang)) {
    return { kind: 'invalid', problems: [`sc_lang: ${sc_site} has no language "${sc_lang}"`] };
  }
  const common = { site: sc_site, itemId: sc_itemid, language: sc_lang, version: sc_version };
  return { kind: 'request', address: { ...common, mode, layoutKind: sc_layoutKind }, route };
}
