import { Field } from '#design-system/Field/Field.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** The beginning of the address, with a slash at its end. */
  readonly start: string;
  readonly error: string | undefined;
  /** Why the page keeps its name; `undefined` if it can have another one. */
  readonly fixedBecause?: string | undefined;
}

/** The last part of the address of a page. */
export function NameField({ value, onChange, start, error, fixedBecause }: NameFieldProps) {
  const help = fixedBecause
    ? `${fixedBecause} So its address stays.`
    : 'The last part of the address. Changing the title doesn’t change it.';
  return (
    <Field label="Name in the address" help={help} error={error}>
      {(control) => (
        <TextInput
          {...control}
          prefix={start}
          value={value}
          onValueChange={onChange}
          readOnly={fixedBecause !== undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
