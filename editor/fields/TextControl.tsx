import { Field } from '#design-system/Field/Field.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { type FieldEditorProps, ownProblem } from './FieldEditorProps.ts';
import { fieldHelp, fieldLabel } from './fieldWords.ts';
import { LengthMeter } from './LengthMeter.tsx';
import { shownLength } from './shownLengths.ts';

/** A text of a line or a paragraph, with a meter if search engines cut it. */
export function TextControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const length = shownLength(field.name);
  return (
    <div>
      <Field
        label={fieldLabel(field)}
        help={fieldHelp(field)}
        error={ownProblem(problems, field.name)}
        required={field.required}
      >
        {(control) =>
          field.format === 'paragraph' ? (
            <Textarea
              {...control}
              lang={frame.language}
              lines={2}
              value={raw}
              onValueChange={onChange}
            />
          ) : (
            <TextInput {...control} lang={frame.language} value={raw} onValueChange={onChange} />
          )
        }
      </Field>
      {length && <LengthMeter text={raw} {...length} />}
    </div>
  );
}
