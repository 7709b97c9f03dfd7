import { z } from 'zod';
import { ok } from '#domain/result.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { SharedEntry } from './authoringApi.ts';
import type { Authored } from './authoringFailure.ts';

type Ask = <Value>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Value>,
) => Authored<Value>;

const rootQuery = 'query ($site: String!) { site(siteName: $site) { rootPath } }';
const rootSchema = z.object({ site: z.object({ rootPath: z.string() }).nullable() });

const tagsQuery = `query ($path: String!, $language: String!) {
  item(where: { path: $path, language: $language }) {
    children { nodes { itemId(format: "D") displayName } }
  }
}`;
const tagsSchema = z.object({
  item: z
    .object({
      children: z.object({
        nodes: z.array(z.object({ itemId: z.string(), displayName: z.string() })),
      }),
    })
    .nullable(),
});

/** The tags of a site, which are below `Data/Tags`. A site without that folder has none. */
export async function askTags(
  ask: Ask,
  site: string,
  language: string,
): Authored<readonly SharedEntry[]> {
  const root = await ask(rootQuery, { site }, rootSchema);
  if (!root.ok) return root;
  const path = `${root.value.site?.rootPath ?? ''}/Data/Tags`;
  const answer = await ask(tagsQuery, { path, language }, tagsSchema);
  if (!answer.ok) return answer;
  const nodes = answer.value.item?.children.nodes ?? [];
  return ok(
    nodes.map(({ itemId, displayName: name }) => ({ itemId: dashedGuid(itemId) ?? itemId, name })),
  );
}
