import type { Manifest, ManifestField } from '#domain/content/manifest/manifest.ts';
import type { PlacedRendering } from '#domain/content/renderings.ts';
import type { Place } from '../protocol/frameProtocol.ts';
import { blockTitle } from '../structure/blockWords.ts';
import { allBlocks, type PlaceholderNode } from '../structure/structureTree.ts';

/** Whose fields the panel shows. */
export interface ShownFields {
  readonly itemId: string;
  /** What editors call it. */
  readonly title: string;
  readonly fields: readonly ManifestField[];
  /** What the block is for; empty for a page. */
  readonly purpose: string;
}

interface FieldSources {
  readonly manifest: Manifest;
  readonly tree: readonly PlaceholderNode[];
  /** The page, whose own fields are shown while nothing is chosen. */
  readonly page: { readonly itemId: string; readonly title: string; readonly templateName: string };
  /** The template of an item, if it is loaded. */
  readonly templateOf: (itemId: string) => string | undefined;
}

/** The fields of what is chosen; `undefined` if this version of the code doesn't know them. */
export function shownFields(
  chosen: Place | undefined,
  { manifest, tree, page, templateOf }: FieldSources,
): ShownFields | undefined {
  const node = chosen && allBlocks(tree).find(({ placed }) => placed.uid === chosen.uid);
  if (chosen === undefined || !node) return pageFields(page, manifest);
  const { block, name, placed } = node;
  const title = blockTitle(name);
  const purpose = block?.manual.purpose ?? '';
  if (chosen.kind === 'field' && !isOwnItem(chosen.itemId, placed)) {
    const entry = entryFields(block?.fields ?? []);
    const isPageItem = chosen.itemId === page.itemId;
    if (isPageItem) return pageFields(page, manifest);
    const template = manifest.templates.find((each) => each.name === templateOf(chosen.itemId));
    const fields = template?.fields ?? entry;
    return fields && { itemId: chosen.itemId, title: `An entry of ${title}`, fields, purpose };
  }
  if (!block || placed.dataSource === '') return undefined;
  return { itemId: placed.dataSource, title, fields: block.fields, purpose };
}

function isOwnItem(itemId: string, { dataSource }: PlacedRendering): boolean {
  return itemId === dataSource;
}

/** The fields of the entries of a block's list, if it has one list. */
function entryFields(fields: readonly ManifestField[]): readonly ManifestField[] | undefined {
  const lists = fields.filter(({ entries }) => entries !== undefined);
  return lists.length === 1 ? lists[0]?.entries : undefined;
}

function pageFields(
  { itemId, title, templateName }: FieldSources['page'],
  { templates }: Manifest,
): ShownFields | undefined {
  const template = templates.find(({ name }) => name === templateName);
  return template && { itemId, title, fields: template.fields, purpose: '' };
}
