import { readRawIds, writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldLabel } from '../fieldWords.ts';
import { asOptions, SearchBox } from '../SearchBox.tsx';
import { entryTitle } from './entryTitle.ts';
import { SortableList } from './SortableList.tsx';

/** Items that the whole site shares, such as tags: searched and added, never made here. */
export function SharedControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const label = fieldLabel(field);
  const reading = readRawIds(raw);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const ids = reading.kind === 'filled' ? reading.value : [];
  return (
    <FieldFrame field={field} problems={problems}>
      {ids.length > 0 && (
        <SortableList
          label={label}
          entries={ids.map((id, at) => ({
            id,
            title:
              frame.entries[id]?.name || entryTitle(field, frame.entries[id]) || `Item ${at + 1}`,
          }))}
          onChange={(next) => onChange(writeRawIds(next))}
        />
      )}
      <SearchBox
        label={`Add to ${label.toLowerCase()}`}
        help="Search by name."
        initial=""
        search={(words, signal) =>
          asOptions(frame.services.searchShared(field.name, words, signal), ({ id, name }) => ({
            value: id,
            label: name,
            group: label,
          }))
        }
        onChoose={({ value }) => {
          if (!ids.includes(value)) onChange(writeRawIds([...ids, value]));
          return '';
        }}
      />
    </FieldFrame>
  );
}
