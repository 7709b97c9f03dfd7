import { z } from 'zod';
import type { Handler } from '../service.ts';
import type { FindItem } from './openPage.ts';

const endpoint = '/sitecore/api/graph/edge';

const query = `query ($site: String!, $path: String!, $language: String!) {
  layout(site: $site, routePath: $path, language: $language) { item { id } }
}`;

const answer = z.object({
  data: z.object({
    layout: z.object({ item: z.object({ id: z.string() }).nullable() }).nullable(),
  }),
});

/** Finds items as the sites do, by the content platform in the same process. */
export function createFindItem(content: Handler, apiKey: string, origin: string): FindItem {
  return async (place) => {
    const response = await content(
      new Request(origin + endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: apiKey },
        body: JSON.stringify({ query, variables: place }),
      }),
    );
    // A switched fault of the content platform may answer anything.
    const read = answer.safeParse(await response.json().catch(() => undefined));
    // The delivery writes ids in upper case, and the authoring API in lower case.
    return read.data?.data.layout?.item?.id.toLowerCase();
  };
}
