import { useState } from 'react';
import type { EntryItems, RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import { FieldForm, type FieldFormProps } from '#editor/fields/FieldForm.tsx';

/** A form that keeps what is changed, as the editor does. */
export function HeldForm({
  values,
  entries = {},
  onChange,
  onEntryChange,
  ...props
}: FieldFormProps) {
  const [held, setHeld] = useState<RawValues>(values);
  const [heldEntries, setEntries] = useState<EntryItems>(entries);
  return (
    <FieldForm
      {...props}
      values={held}
      onChange={(name, raw) => {
        setHeld((before) => ({ ...before, [name]: raw }));
        onChange(name, raw);
      }}
      entries={heldEntries}
      onEntryChange={
        onEntryChange &&
        ((id, name, raw) => {
          setEntries((before) => changedEntry(before, id, name, raw));
          onEntryChange(id, name, raw);
        })
      }
    />
  );
}

function changedEntry(entries: EntryItems, id: string, name: string, raw: string): EntryItems {
  const item = entries[id] ?? { name: '', values: {} };
  return { ...entries, [id]: { ...item, values: { ...item.values, [name]: raw } } };
}
