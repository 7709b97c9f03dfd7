/**
 * Schemas of the content platform (Experience Edge over GraphQL). Only the envelope is validated
 * here: a block's own declaration parses its fields one by one, so that one invalid field never
 * breaks a page.
 */

import { z } from 'zod';

/** Raw renderings by placeholder. A placeholder that is not a list counts as empty. */
const placeholders = z
  .record(z.string(), z.array(z.unknown()).catch([]))
  .nullish()
  .catch(undefined);

/** A rendering in the layout JSON. */
export const wireRendering = z.object({
  uid: z.string().nullish().catch(undefined),
  componentName: z.string(),
  dataSource: z.string().nullish().catch(undefined),
  params: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  // Absent if the component has no content of its own.
  fields: z.unknown().optional(),
  placeholders,
});
export type WireRendering = z.infer<typeof wireRendering>;

/** The layout JSON of a page: `item.rendered`. */
export const wireLayout = z.object({
  sitecore: z.object({
    context: z.object({
      pageEditing: z.boolean().nullish(),
      pageState: z.string().nullish(),
      language: z.string().nullish(),
      itemPath: z.string().nullish(),
      clientScripts: z.array(z.string()).nullish().catch(undefined),
      clientData: z.record(z.string(), z.unknown()).nullish().catch(undefined),
    }),
    route: z
      .object({
        name: z.string().nullish(),
        displayName: z.string().nullish(),
        itemId: z.string().nullish(),
        itemLanguage: z.string().nullish(),
        fields: z.unknown().optional(),
        placeholders,
      })
      .nullable(),
  }),
});
export type WireLayout = z.infer<typeof wireLayout>;

const label = z.string().nullish().catch(undefined);

const wireLanguage = z.object({
  displayName: label,
  language: z
    .object({ name: z.string(), displayName: label, englishName: label, nativeName: label })
    .nullish(),
  url: z.object({ path: z.string().nullish() }).nullish(),
});

const wireRenderedItem = z
  .object({
    rendered: wireLayout.nullable(),
    languages: z.array(wireLanguage).nullish(),
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

const pageInfo = z.object({ endCursor: z.string().nullish(), hasNext: z.boolean().nullish() });

/** The answer to one page of the dictionary query. */
export const wireDictionaryAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object({
        dictionary: z.object({
          results: z.array(z.object({ key: z.string(), value: z.unknown().optional() })),
          pageInfo,
        }),
      })
      .nullable(),
  }),
});

const wireRoute = z.object({
  routePath: z.string(),
  route: z
    .object({
      updated: z.object({ value: z.string() }).nullish().catch(undefined),
      canonical: z.object({ jsonValue: z.unknown().optional() }).nullish().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

/** A page in the list of routes. */
export type WireRoute = z.infer<typeof wireRoute>;

/** The answer to one page of the routes query. */
export const wireRoutesAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object({
        routes: z.object({
          results: z.array(wireRoute.nullable()),
          pageInfo,
        }),
      })
      .nullable(),
  }),
});

/** The answer to the site query. */
export const wireSiteAnswer = z.object({
  site: z.object({
    siteInfo: z
      .object({
        attributes: z.array(z.object({ key: z.string(), value: z.unknown().optional() })).nullish(),
        errorHandling: z.object({ notFoundPagePath: z.string().nullish() }).nullish(),
      })
      .nullable(),
  }),
});

/** A GraphQL answer to any query. */
export const wireEnvelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
});
