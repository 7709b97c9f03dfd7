import { useEffect, useMemo, useRef } from 'react';
import type { FieldProblem } from '#domain/content/fields.ts';
import type { EntryItems } from '#domain/content/rawFields/wireOfRaw.ts';
import type { FieldFormProps } from '../fields/FieldForm.tsx';
import type { FieldServices } from '../fields/fieldServices.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { EditControl } from '../state/useEdit.ts';
import type { ShownFields } from './fieldsOf.ts';
import { createFormServices, type FormSources } from './formServices.ts';
import { entryItems, listedItems } from './listedItems.ts';

/** What the form with the fields of a block or page needs besides their values. */
export interface FormControl {
  readonly services: FieldServices;
  readonly entries: EntryItems;
  readonly onEntryChange: FieldFormProps['onEntryChange'];
  /** What the checks have found in the fields. */
  readonly problems: readonly FieldProblem[];
}

type FormOptions = Pick<FormSources, 'api' | 'media' | 'pages' | 'language'> & {
  readonly edit: EditControl;
  readonly shown: ShownFields | undefined;
};

/** Loads what the lists of the shown fields hold, and gives the form its services. */
export function useFieldForm(options: FormOptions): Omit<FormControl, 'problems'> {
  const { edit, shown, api, media, pages, language } = options;
  const { items } = edit.state;
  const entries = useMemo(() => entryItems({ items }), [items]);
  const values = shown && items[shown.itemId]?.current;
  const listed = shown && values ? listedItems(shown.fields, values, entries) : [];
  useLoadedAll(listed, edit);

  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const services = useMemo(
    () =>
      createFormServices({
        api,
        media,
        pages,
        language,
        itemOf: (entry) => {
          const { edit: now, shown: form } = latest.current;
          const itemId = entry === undefined ? form?.itemId : dashedGuid(entry);
          return itemId === undefined ? undefined : now.state.items[itemId]?.saved;
        },
        onCreated: (item) => latest.current.edit.dispatch({ type: 'itemLoaded', item }),
      }),
    [api, media, pages, language],
  );
  return {
    services,
    entries,
    onEntryChange: (id, name, raw) => {
      const itemId = dashedGuid(id);
      if (itemId !== undefined) edit.type(itemId, name, raw);
    },
  };
}

function useLoadedAll(itemIds: readonly string[], { load }: EditControl): void {
  const ids = itemIds.join(' ');
  useEffect(() => {
    if (ids !== '') load(ids.split(' '));
  }, [ids, load]);
}
