import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { choiceText } from '#domain/content/choiceText.ts';
import { splitList } from '#domain/content/idList.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { fieldLabel } from '../fieldWords.ts';
import { SortableList } from './SortableList.tsx';

/** Some names of a list, in the order that editors give them. Names that the list doesn't have are shown as such. */
export function NamesControl({ field, raw, onChange, problems }: FieldEditorProps) {
  const { choices = [] } = field;
  const names = [...new Set(splitList(raw))];
  const others = choices.filter((name) => !names.includes(name));
  const label = fieldLabel(field);
  const write = (next: readonly string[]) => onChange(next.join(','));
  return (
    <FieldFrame field={field} problems={problems}>
      {names.length > 0 && (
        <SortableList
          label={label}
          entries={names.map((name) => ({
            id: name,
            title: choices.includes(name) ? choiceText(field, name) : `${name} (not a choice)`,
          }))}
          onChange={write}
        />
      )}
      <Field label={`Add to ${label.toLowerCase()}`}>
        {(control) => (
          <Select
            {...control}
            placeholder={others.length > 0 ? 'Choose one' : 'All are chosen'}
            value=""
            options={others.map((name) => ({ value: name, label: choiceText(field, name) }))}
            onValueChange={(name) => {
              if (name !== '') write([...names, name]);
            }}
          />
        )}
      </Field>
    </FieldFrame>
  );
}
