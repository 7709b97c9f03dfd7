import { useEffect } from 'react';
import { FieldForm } from '../fields/FieldForm.tsx';
import { entryIds, entryItems } from '../panels/entryItems.ts';
import { FieldsPanel, refusedFields } from '../panels/FieldsPanel.tsx';
import type { ShownFields } from '../panels/fieldsOf.ts';
import { SharedNotice } from '../panels/SharedNotice.tsx';
import { dashedGuid } from '../protocol/guid.ts';
import type { EditedItem } from '../state/editState.ts';
import { fieldServicesOf } from './fieldServicesOf.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import type { PageControl } from './usePage.ts';

interface ShownFieldsPanelProps {
  readonly control: PageControl;
  readonly editor: PageEditorProps;
}

/** The fields of what is chosen, with the entries of its lists. */
export function ShownFieldsPanel({ control, editor }: ShownFieldsPanelProps) {
  const { shown, edit } = control;
  return (
    <FieldsPanel shown={shown} item={shown && edit.state.items[shown.itemId]}>
      {(item, fields) => (
        <>
          {fields.itemId !== control.page.itemId && (
            <SharedNotice
              key={`${fields.itemId} shared`}
              api={control.api}
              itemId={fields.itemId}
              pageId={control.page.itemId}
            />
          )}
          <ItemForm
            key={fields.itemId}
            item={item}
            shown={fields}
            control={control}
            editor={editor}
          />
        </>
      )}
    </FieldsPanel>
  );
}

interface ItemFormProps extends ShownFieldsPanelProps {
  readonly item: EditedItem;
  readonly shown: ShownFields;
}

function ItemForm({ item, shown: { itemId, fields }, control, editor }: ItemFormProps) {
  const { edit } = control;
  const { items } = edit.state;
  const ids = entryIds(fields, item.current, items);
  useLoadedEntries(ids, edit.load);
  return (
    <FieldForm
      declarations={fields}
      values={item.current}
      problems={[...refusedFields(item), ...control.problems]}
      services={fieldServicesOf(editor, control)}
      entries={entryItems(ids, items)}
      timeZone={editor.site.timeZone}
      country={editor.site.country}
      language={control.page.language}
      onChange={(name, value) => edit.type(itemId, name, value)}
      onEntryChange={(id, name, value) => {
        const entryId = dashedGuid(id);
        if (entryId !== undefined) edit.type(entryId, name, value);
      }}
    />
  );
}

/** Loads the entries of lists when they are shown. */
function useLoadedEntries(
  ids: readonly string[],
  load: (itemIds: readonly string[]) => void,
): void {
  const wanted = ids.join('|');
  useEffect(() => {
    load(wanted.split('|').flatMap((id) => dashedGuid(id) ?? []));
  }, [wanted, load]);
}
