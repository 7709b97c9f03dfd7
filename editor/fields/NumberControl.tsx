import { Field } from '#design-system/Field/Field.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { declaredFields } from '#domain/content/manifest/declared.ts';
import { type FieldEditorProps, ownProblem } from './FieldEditorProps.ts';
import { fieldHelp, fieldLabel } from './fieldWords.ts';

/** A number within bounds. What is typed stays, also if it is no such number. */
export function NumberControl({ field, raw, onChange, problems }: FieldEditorProps) {
  const reading = declaredFields([field])[field.prop]?.read(raw);
  const malformed = reading?.kind === 'malformed' ? `This is not ${reading.expected}.` : undefined;
  return (
    <Field
      label={fieldLabel(field)}
      help={fieldHelp(field)}
      error={malformed ?? ownProblem(problems, field.name)}
      required={field.required}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          width="s"
          value={raw}
          onValueChange={onChange}
        />
      )}
    </Field>
  );
}
