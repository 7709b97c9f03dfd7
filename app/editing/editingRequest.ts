import { z } from 'zod';
import type { EditableAddress } from '#domain/content/service.ts';
import { siteLocale } from '#domain/sites/site.ts';
import { findSite } from '#sites/index.ts';
import { readQuery } from '../http/readRequest.ts';

/** The platform gets these as headers, which take no other characters. */
const headerText = z.string().regex(/^[\x20-\x7e]{1,200}$/, 'must be at most 200 ASCII characters');

/** The query of the platform's editing request; the platform defines its names. */
const editingQuery = z.object({
  sc_site: z.string(),
  sc_itemid: z.string().regex(/^\{?[0-9a-f-]{32,36}\}?$/i, 'must be an item id'),
  sc_lang: z.string(),
  sc_version: z.string().optional(),
  route: z.string().startsWith('/'),
  mode: z.enum(['edit', 'preview']),
  sc_layoutKind: z.enum(['final', 'shared']).default('final'),
  sc_variant: headerText.optional(),
  sc_previewTime: headerText.optional(),
});

/** The platform's name for the variant that everybody gets. */
const defaultVariant = '_default';

/** A parsed editing request, or its problems, one sentence per parameter. */
export type EditingRequest =
  | { readonly kind: 'request'; readonly address: EditableAddress; readonly route: string }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** Parses the query of an editing request. An empty parameter counts as missing. */
export function parseEditingRequest(query: URLSearchParams): EditingRequest {
  const filled = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  const parsed = readQuery(editingQuery, filled);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.failure.problems };
  const { sc_site, sc_itemid, sc_lang, sc_version, sc_variant, ...shown } = parsed.value;
  const problem = placeProblem(sc_site, sc_lang);
  if (problem !== undefined) return { kind: 'invalid', problems: [problem] };
  const address = {
    site: sc_site,
    itemId: sc_itemid,
    language: sc_lang,
    version: sc_version,
    mode: shown.mode,
    layoutKind: shown.sc_layoutKind,
    variant: sc_variant === defaultVariant ? undefined : sc_variant,
    previewTime: shown.sc_previewTime,
  };
  return { kind: 'request', address, route: shown.route };
}

function placeProblem(siteName: string, language: string): string | undefined {
  const site = findSite(siteName);
  if (!site) return `sc_site: no site "${siteName}"`;
  if (siteLocale(site, language)) return undefined;
  return `sc_lang: ${siteName} has no language "${language}"`;
}
