import { revisionOfState, storedLayout } from './authoring/itemState.ts';
import type { FieldKind, Item } from './model.ts';

/** How a page is rendered: for visitors, in the editor, or as a preview. */
export type RenderMode = 'normal' | 'edit' | 'preview';

/** Reads the render mode from the editor's headers; `normal` without them. */
export function renderMode(headers: Headers): RenderMode {
  const editing = headers.get('sc_editMode')?.toLowerCase();
  if (editing === 'true') return 'edit';
  const previewing = headers.get('sc_previewMode')?.toLowerCase() === 'true';
  return previewing || editing === 'false' ? 'preview' : 'normal';
}

const fieldTypes: Readonly<Record<FieldKind, string>> = {
  text: 'Single-Line Text',
  richText: 'Rich Text',
  image: 'Image',
  link: 'General Link',
  checkbox: 'Checkbox',
  date: 'Datetime',
  number: 'Number',
  integer: 'Integer',
  multilist: 'Multilist',
  lookup: 'Droplink',
};

/** The platform's name for a kind of field. */
export function fieldTypeName(kind: FieldKind): string {
  return fieldTypes[kind];
}

const revisions = new WeakMap<Item, string>();

/** A hash that changes whenever the item's content changes: its fields, its names, its place, or its blocks. */
export function revisionOf(item: Item): string {
  const known = revisions.get(item);
  if (known !== undefined) return known;
  const { layout } = item;
  const placeholders = layout && { placeholders: storedLayout(layout.placeholders) };
  const revision = revisionOfState({ ...item, layout: placeholders });
  revisions.set(item, revision);
  return revision;
}
