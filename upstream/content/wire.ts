/**
 * Schemas of the content platform (Experience Edge over GraphQL). Only the envelope is validated
 * here: a block's own declaration parses its fields one by one, so that one invalid field never
 * breaks a page.
 */

import { z } from 'zod';
import { optionalParts, readableEntries } from '../http/optionalParts.ts';

/** Raw renderings by placeholder. A placeholder that is not a list counts as empty. */
const placeholders = z.record(z.string(), z.array(z.unknown()).catch([]));

/** A rendering in the layout JSON. */
export const wireRendering = z.object({
  componentName: z.string(),
  // Absent if the component has no content of its own.
  fields: z.unknown().optional(),
  ...optionalParts('rendering', {
    uid: z.string(),
    dataSource: z.string(),
    params: z.record(z.string(), z.unknown()),
    placeholders,
  }),
});
export type WireRendering = z.infer<typeof wireRendering>;

/** The layout JSON of a page: `item.rendered`. */
export const wireLayout = z.object({
  sitecore: z.object({
    ...optionalParts('sitecore', {
      context: z.object(
        optionalParts('context', {
          pageEditing: z.boolean(),
          pageState: z.string(),
          language: z.string(),
          itemPath: z.string(),
          clientScripts: readableEntries('clientScripts', z.string()),
          clientData: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    route: z
      .object({
        fields: z.unknown().optional(),
        ...optionalParts('route', {
          name: z.string(),
          displayName: z.string(),
          itemId: z.string(),
          itemLanguage: z.string(),
          placeholders,
        }),
      })
      .nullable(),
  }),
});
export type WireLayout = z.infer<typeof wireLayout>;

const language = z.object({
  name: z.string(),
  ...optionalParts('language', {
    displayName: z.string(),
    englishName: z.string(),
    nativeName: z.string(),
  }),
});

const wireLanguage = z.object(
  optionalParts('languages', {
    displayName: z.string(),
    language,
    url: z.object(optionalParts('url', { path: z.string() })),
  }),
);

const wireRenderedItem = z
  .object({
    rendered: wireLayout.nullable(),
    ...optionalParts('item', { languages: readableEntries('languages', wireLanguage) }),
  })
  .nullable();

/** An item with its layout, in the answer to either query. */
export type WireRenderedItem = z.infer<typeof wireRenderedItem>;

/** The answer to the layout query. */
export const wireLayoutAnswer = z.object({
  layout: z.object({ item: wireRenderedItem }).nullable(),
});

/** The answer to the editor's item query. */
export const wireItemAnswer = z.object({ item: wireRenderedItem });

/** Where a list goes on. Without it, it ends. */
export const wirePageInfo = z.object(
  optionalParts('pageInfo', { endCursor: z.string(), hasNext: z.boolean() }),
);

/** The answer to one page of the dictionary query. */
export const wireDictionaryAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object({
        dictionary: z.object({
          results: readableEntries(
            'dictionary',
            z.object({ key: z.string(), value: z.unknown().optional() }),
          ),
          ...optionalParts('dictionary', { pageInfo: wirePageInfo }),
        }),
      })
      .nullable(),
  }),
});

const wireRoute = z.object({
  routePath: z.string(),
  ...optionalParts('routes', {
    route: z.object(
      optionalParts('route', {
        updated: z.object({ value: z.string() }),
        canonical: z.object({ jsonValue: z.unknown().optional() }),
      }),
    ),
  }),
});

/** A page in the list of routes. */
export type WireRoute = z.infer<typeof wireRoute>;

/** The answer to one page of the routes query. */
export const wireRoutesAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object({
        routes: z.object({
          results: readableEntries('routes', wireRoute.nullable()),
          ...optionalParts('routes', { pageInfo: wirePageInfo }),
        }),
      })
      .nullable(),
  }),
});

/** The answer to the site query. */
export const wireSiteAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object(
        optionalParts('siteInfo', {
          attributes: readableEntries(
            'attributes',
            z.object({ key: z.string(), value: z.unknown().optional() }),
          ),
          errorHandling: z.object(optionalParts('errorHandling', { notFoundPagePath: z.string() })),
        }),
      )
      .nullable(),
  }),
});

/** The answer to the query for the root path of a site. */
export const wireSiteRootAnswer = z.object({
  site: z.object({ siteInfo: z.object({ rootPath: z.string() }).nullish() }),
});

/** The answer to the query for the places of items, by their names in the query. */
export const wireItemPlacesAnswer = z.record(
  z.string(),
  z
    .object({
      path: z.string(),
      ...optionalParts('item', { url: z.object(optionalParts('url', { path: z.string() })) }),
    })
    .nullable(),
);

/** A GraphQL answer to any query. */
export const wireEnvelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string().catch('without a message') })).nullish(),
});
