import type { ReactNode } from 'react';
import { readRawIds, writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldLabel } from '../fieldWords.ts';
import { type SortableEntry, SortableList } from './SortableList.tsx';

interface ItemsFieldProps
  extends Pick<FieldEditorProps, 'field' | 'raw' | 'onChange' | 'problems'> {
  /** What is shown of the item with an id, which is the `at`th. */
  readonly entryOf: (id: string, at: number) => SortableEntry;
  /** What adds an item. */
  readonly children: (label: string, ids: readonly string[]) => ReactNode;
}

/** A list of items, which are arranged and removed, and what adds more. */
export function ItemsField({ field, raw, onChange, problems, ...props }: ItemsFieldProps) {
  const label = fieldLabel(field);
  const reading = readRawIds(raw);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const ids = reading.kind === 'filled' ? reading.value : [];
  return (
    <FieldFrame field={field} problems={problems}>
      {ids.length > 0 && (
        <SortableList
          label={label}
          entries={ids.map(props.entryOf)}
          onChange={(next) => onChange(writeRawIds(next))}
        />
      )}
      {props.children(label, ids)}
    </FieldFrame>
  );
}
