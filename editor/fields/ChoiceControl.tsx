import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { choiceText } from '#domain/content/choiceText.ts';
import { isRawId } from '#domain/content/rawFields/rawIds.ts';
import { type FieldEditorProps, ownProblem } from './FieldEditorProps.ts';
import { ForeignControl } from './ForeignControl.tsx';
import { fieldHelp, fieldLabel } from './fieldWords.ts';

/** One of a list of names. A name that isn't in the list is shown, so that editors see what is wrong. */
export function ChoiceControl({ field, raw, onChange, problems }: FieldEditorProps) {
  const { choices = [] } = field;
  const chosen = raw.trim();
  if (isRawId(chosen)) return <ForeignControl label={fieldLabel(field)} raw={raw} />;
  const isUnknown = chosen !== '' && !choices.includes(chosen);
  const unknown = isUnknown
    ? [{ value: chosen, label: `${chosen} (not a choice)`, disabled: true }]
    : [];
  return (
    <Field
      label={fieldLabel(field)}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
    >
      {(control) => (
        <Select
          {...control}
          options={[
            { value: '', label: `Default: ${choiceText(field, field.default)}` },
            ...choices.map((name) => ({ value: name, label: choiceText(field, name) })),
            ...unknown,
          ]}
          value={chosen}
          onValueChange={onChange}
        />
      )}
    </Field>
  );
}
