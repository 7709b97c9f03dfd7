import { dataSourceIdOf } from '../loading/buildRenderings.ts';
import type { AuthoredField, AuthoredRendering } from '../loading/seedSchema.ts';
import type { Item, PageItem, Placeholders, Rendering, Site } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { exportFields } from './exportFields.ts';

/** A page as its content file has it. */
export interface ExportedPage {
  readonly id: string;
  readonly displayName?: string;
  readonly template?: string;
  readonly translationOf?: string;
  readonly sortOrder?: number;
  readonly fields?: Record<string, AuthoredField>;
  readonly placeholders?: Record<string, AuthoredRendering[]>;
}

/** What the files of a language share. */
export interface ExportContext {
  readonly store: ContentStore;
  readonly site: Site;
  /**
   * The blocks that have written the fields of an item, by its id. Others only refer to it, also one with the same uid: on a page
   * that has made the blocks of a shared list its own.
   */
  readonly owners: Map<string, Rendering>;
}

/** A page in the form of content files. */
export function exportPage(page: PageItem, context: ExportContext): ExportedPage {
  const { store, site } = context;
  const { id, displayName, name, templateName, sortOrder, layout, path } = page;
  const address = path.slice(`${site.rootPath}/Home`.length) || '/';
  const fields = exportFields(page, store);
  const placeholders = exportPlaceholders(layout.placeholders, page, context);
  return {
    id,
    ...(displayName !== name && { displayName }),
    ...(templateName !== 'Page' && { template: templateName }),
    ...(address !== layout.routePath && { translationOf: address }),
    ...(sortOrder !== 100 && { sortOrder }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(placeholders).length > 0 && { placeholders }),
  };
}

/** A list of blocks that pages share, in the form of content files. */
export function exportSharedList(
  blocks: readonly Rendering[],
  language: Pick<Item, 'language'>,
  context: ExportContext,
): AuthoredRendering[] {
  return blocks.flatMap((block) => exportBlock(block, language, context));
}

function exportPlaceholders(
  placeholders: Placeholders,
  language: Pick<Item, 'language'>,
  context: ExportContext,
): Record<string, AuthoredRendering[]> {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, list]) => [
      key,
      list.flatMap(({ shared, ...block }): readonly AuthoredRendering[] => {
        if (!shared) return exportBlock(block, language, context);
        return shared.at === 0 ? [{ include: shared.list }] : [];
      }),
    ]),
  );
}

function exportBlock(
  block: Rendering,
  language: Pick<Item, 'language'>,
  context: ExportContext,
): readonly AuthoredRendering[] {
  const { uid, componentName, params, isHidden } = block;
  const placeholders = exportPlaceholders(block.placeholders, language, context);
  return [
    {
      componentName,
      uid,
      ...(isHidden && { hidden: true }),
      ...dataOf(block, language, context),
      ...(Object.keys(params).length > 0 && { params: { ...params } }),
      ...(Object.keys(placeholders).length > 0 && { placeholders }),
    },
  ];
}

/** The fields of a block, or the id of the item that has them. */
function dataOf(
  block: Rendering,
  { language }: Pick<Item, 'language'>,
  { store, owners }: ExportContext,
): { readonly item?: string; readonly fields?: Record<string, AuthoredField> } {
  const { uid, dataSourceId } = block;
  if (dataSourceId === undefined) return {};
  const item = store.item(dataSourceId, language);
  const owner = owners.get(dataSourceId) ?? block;
  if (!item || owner !== block) return { item: dataSourceId };
  owners.set(dataSourceId, block);
  const fields = exportFields(item, store);
  return dataSourceId === dataSourceIdOf(uid) ? { fields } : { item: dataSourceId, fields };
}
