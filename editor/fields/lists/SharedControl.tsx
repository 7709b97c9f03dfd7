import { writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { asOptions, SearchBox } from '../SearchBox.tsx';
import { entryTitle } from './entryTitle.ts';
import { ItemsField } from './ItemsField.tsx';

/** Items that the whole site shares, such as tags: searched and added, never made here. */
export function SharedControl(props: FieldEditorProps) {
  const { field, onChange, frame } = props;
  return (
    <ItemsField
      {...props}
      entryOf={(id, at) => {
        const item = frame.entries[id];
        return { id, title: item?.name || entryTitle(field, item) || `Item ${at + 1}` };
      }}
    >
      {(label, ids) => (
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
      )}
    </ItemsField>
  );
}
