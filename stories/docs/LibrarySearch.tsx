import { Field } from '#design-system/Field/Field.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';

interface LibrarySearchProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What was found, announced as it changes. */
  readonly status: string;
}

/** The search of a page of the library. */
export function LibrarySearch({ label, help, value, onValueChange, status }: LibrarySearchProps) {
  return (
    <>
      <Field label={label} help={help}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={value}
            onValueChange={onValueChange}
          />
        )}
      </Field>
      <Text role="status" tone="muted">
        {status}
      </Text>
    </>
  );
}
