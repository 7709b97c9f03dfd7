import { useState } from 'react';
import { Combobox, type ComboboxOption } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import type { Result } from '#domain/result.ts';
import { template } from '#domain/template.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { FieldServiceFailure } from './fieldServices.ts';
import { searchDelayMs } from './searchDelayMs.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  /** The text at first. */
  readonly initial: string;
  readonly search: (
    words: string,
    signal: AbortSignal,
  ) => Promise<Result<readonly ComboboxOption[], FieldServiceFailure>>;
  /** Called with what is typed. */
  readonly onType?: ((text: string) => void) | undefined;
  /** Called with what is chosen. Returns the text that the field has then. */
  readonly onChoose: (option: ComboboxOption) => string;
}

const texts = {
  list: 'Results',
  count: template('{count} results'),
  none: 'Nothing has these words.',
  failed: 'The search doesn’t answer.',
  retry: 'Try again',
};

/** A field that searches while editors type, and takes one of the results. */
export function SearchBox({
  label,
  help,
  error,
  initial,
  search,
  onType,
  onChoose,
}: SearchBoxProps) {
  const [words, setWords] = useState('');
  const { answer, retry } = useAnswer(words, search, { delayMs: searchDelayMs(words) });
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Combobox
          {...control}
          defaultValue={initial}
          suggest={noOptions}
          loaded={answer}
          onTextChange={(text) => {
            setWords(text);
            onType?.(text);
          }}
          onChoose={(option) => {
            const input = document.getElementById(control.id);
            const text = onChoose(option);
            if (input instanceof HTMLInputElement) input.value = text;
          }}
          onRetry={retry}
          texts={texts}
        />
      )}
    </Field>
  );
}

function noOptions() {
  return [];
}

/** An answer of a service as options. */
export async function asOptions<Item>(
  answer: Promise<Result<readonly Item[], FieldServiceFailure>>,
  optionOf: (item: Item) => ComboboxOption,
): Promise<Result<readonly ComboboxOption[], FieldServiceFailure>> {
  const result = await answer;
  return result.ok ? { ok: true, value: result.value.map(optionOf) } : result;
}
