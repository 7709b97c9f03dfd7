import { z } from 'zod';
import type { ComponentAddress, ComponentUpdate } from '#domain/content/editableComponents.ts';
import type { EditableAddress } from '#domain/content/service.ts';
import { siteLocale } from '#domain/sites/site.ts';
import { findSite, sites } from '#sites/index.ts';
import { readQuery } from '../http/readRequest.ts';
import { packedUpdates } from './packedUpdates.ts';

/** The platform gets these as headers, which take no other characters. */
const headerText = z.string().regex(/^[\x20-\x7e]{1,200}$/, 'must be at most 200 ASCII characters');

const itemId = z.string().regex(/^\{?[0-9a-f-]{32,36}\}?$/i, 'must be an item id');

const everyQuery = {
  sc_site: z.string(),
  sc_itemid: itemId,
  sc_lang: z.string(),
  sc_version: z.string().optional(),
};

const pageQuery = z.object({
  ...everyQuery,
  mode: z.enum(['edit', 'preview']),
  route: z.string().startsWith('/'),
  sc_layoutKind: z.enum(['final', 'shared']).default('final'),
  sc_variant: headerText.optional(),
  sc_previewTime: headerText.optional(),
});

const componentQuery = z.object({
  ...everyQuery,
  mode: z.enum(['library', 'library-metadata']),
  sc_uid: z.string(),
  sc_renderingId: z.string().optional(),
  dataSourceId: z.string().optional(),
  /** What the editor has changed, from the site itself. */
  update: packedUpdates.default([]),
});

/** The query of the platform's editing request; the platform defines its names. */
const editingQuery = z.discriminatedUnion('mode', [pageQuery, componentQuery]);

const [mainSite] = sites;

/** The platform's builder of components doesn't say for which site they are. */
const builtComponentQuery = z.object({
  feaasSrc: z.url({ protocol: /^https?$/, error: 'must be an address' }),
  sc_site: z.string().default(mainSite.id),
  sc_lang: z.string().default(mainSite.locales[0]),
});

/** The platform's name for the variant that everybody gets. */
const defaultVariant = '_default';

/** A parsed editing request, or its problems, one sentence per parameter. */
export type EditingRequest =
  | { readonly kind: 'page'; readonly address: EditableAddress; readonly route: string }
  /** A component without its page, in the Design Library. */
  | {
      readonly kind: 'component';
      readonly address: ComponentAddress;
      readonly updates: readonly ComponentUpdate[];
    }
  /** The HTML of a component that an editor has made in the platform's builder, at an address. */
  | {
      readonly kind: 'built-component';
      readonly address: Pick<EditableAddress, 'site' | 'language'>;
      readonly src: string;
    }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** Parses the query of an editing request. An empty parameter counts as missing. */
export function parseEditingRequest(query: URLSearchParams): EditingRequest {
  const filled = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  if (filled.has('feaasSrc')) return builtComponentRequest(filled);
  const parsed = readQuery(editingQuery, filled);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.failure.problems };
  const problem = placeProblem(parsed.value);
  if (problem !== undefined) return { kind: 'invalid', problems: [problem] };
  switch (parsed.value.mode) {
    case 'edit':
    case 'preview':
      return pageRequest(parsed.value);
    case 'library':
    case 'library-metadata':
      return componentRequest(parsed.value);
  }
}

function builtComponentRequest(query: URLSearchParams): EditingRequest {
  const parsed = readQuery(builtComponentQuery, query);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.failure.problems };
  const problem = placeProblem(parsed.value);
  if (problem !== undefined) return { kind: 'invalid', problems: [problem] };
  const { feaasSrc: src, sc_site: site, sc_lang: language } = parsed.value;
  return { kind: 'built-component', address: { site, language }, src };
}

type EveryQuery = z.infer<typeof editingQuery>;

function placeProblem({
  sc_site,
  sc_lang,
}: Pick<EveryQuery, 'sc_site' | 'sc_lang'>): string | undefined {
  const site = findSite(sc_site);
  if (!site) return `sc_site: no site "${sc_site}"`;
  if (siteLocale(site, sc_lang)) return undefined;
  return `sc_lang: ${sc_site} has no language "${sc_lang}"`;
}

function itemOf({ sc_site, sc_itemid, sc_lang, sc_version }: EveryQuery) {
  return { site: sc_site, itemId: sc_itemid, language: sc_lang, version: sc_version };
}

function pageRequest(query: z.infer<typeof pageQuery>): EditingRequest {
  const { mode, sc_layoutKind, sc_variant, sc_previewTime } = query;
  const address = {
    ...itemOf(query),
    mode,
    layoutKind: sc_layoutKind,
    variant: sc_variant === defaultVariant ? undefined : sc_variant,
    previewTime: sc_previewTime,
  };
  return { kind: 'page', address, route: query.route };
}

function componentRequest(query: z.infer<typeof componentQuery>): EditingRequest {
  const address = {
    ...itemOf(query),
    uid: query.sc_uid,
    renderingId: query.sc_renderingId,
    dataSource: query.dataSourceId,
    mode: query.mode === 'library-metadata' ? 'edit' : 'preview',
  } as const;
  return { kind: 'component', address, updates: query.update };
}
