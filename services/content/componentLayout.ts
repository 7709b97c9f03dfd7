import { json, refusal } from '../http/respond.ts';
import type { FieldJsonContext } from './fieldJson.ts';
import { layoutJson } from './layoutJson.ts';
import type { PageItem, Placeholders, Rendering } from './model.ts';
import { type ContentStore, isPage } from './store.ts';

/** Where the platform answers the layout of a single component, for its Design Library. */
export const componentPath = '/layout/component';

/** The placeholder in which a single component is delivered. */
const componentPlaceholder = 'editing-componentmode-placeholder';

/** The layout of a component of a page, with other fields if the request names their item. */
export function answerComponent({ url }: Request, context: FieldJsonContext): Response {
  const { store } = context;
  const { searchParams: query } = new URL(url);
  const page = findPage(query, store);
  const uid = query.get('uid')?.toLowerCase() ?? '';
  const rendering = page && findRendering(page.layout.placeholders, uid);
  if (!page || !rendering) return refusal(404, 'The page has no such component.');
  const dataSourceId = query.get('dataSourceId') ?? rendering.dataSourceId;
  const placeholders = { [componentPlaceholder]: [{ ...rendering, dataSourceId }] };
  const alone = { ...page, layout: { ...page.layout, placeholders } };
  return json(layoutJson(alone, context));
}

function findPage(query: URLSearchParams, store: ContentStore): PageItem | undefined {
  const item = store.item(query.get('item') ?? '', query.get('sc_lang') ?? '');
  const version = query.get('version');
  const isWanted = version === null || ['latest', String(item?.version)].includes(version);
  return item && isWanted && isPage(item) ? item : undefined;
}

function findRendering(placeholders: Placeholders, uid: string): Rendering | undefined {
  return Object.values(placeholders)
    .flat()
    .map((rendering) =>
      rendering.uid === uid ? rendering : findRendering(rendering.placeholders, uid),
    )
    .find((found) => found !== undefined);
}
