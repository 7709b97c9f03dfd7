import { Field } from '#design-system/Field/Field.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import type { FieldFormProps } from '../editorServices.ts';

/** All fields as texts in the platform's storage format. */
export function PlainFieldForm({ declarations, values, onChange, problems }: FieldFormProps) {
  return (
    <Stack gap="m">
      {declarations.map(({ name, help, required }) => (
        <Field
          key={name}
          label={name}
          help={help}
          required={required}
          error={problems.find(({ field }) => field === name)?.problem}
        >
          {(control) => (
            <Textarea
              {...control}
              value={values[name] ?? ''}
              onValueChange={(value) => onChange(name, value)}
            />
          )}
        </Field>
      ))}
    </Stack>
  );
}
