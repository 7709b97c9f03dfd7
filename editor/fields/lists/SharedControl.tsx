import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { readRawIds, writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import { type FieldEditorProps, ownProblem } from '../FieldEditorProps.ts';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldHelp, fieldLabel } from '../fieldWords.ts';
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
    <FieldGroup
      legend={label}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
      required={field.required}
    >
      <Stack gap="s">
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
      </Stack>
    </FieldGroup>
  );
}
