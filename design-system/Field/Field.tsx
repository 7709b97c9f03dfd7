import { type ReactNode, useId } from 'react';
import { CharacterCounterIsland } from './CharacterCounterIsland.tsx';
import type { DescribedField } from './describedField.ts';
import { field, foot, helpText, label as labelClass } from './Field.css.ts';
import type { FieldCounter } from './FieldCounter.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabelText } from './FieldLabelText.tsx';
import { type FieldControl, fieldIds, idList, isShown } from './wiring.ts';

export interface FieldProps extends DescribedField {
  /** The label and accessible name of the control. */
  readonly label: ReactNode;
  /**
   * Renders the control. Spread the argument into a design-system control or a native element:
   * `{(control) => <TextInput {...control} name="phone" />}`.
   */
  readonly children: (control: FieldControl) => ReactNode;
  /**
   * Follows the label and marks the field as required or optional: `*`, `(valfritt)`. The mark of a
   * required field is hidden from screen readers, because the control's `required` attribute is
   * announced.
   */
  readonly mark?: string | undefined;
  /**
   * `hidden` keeps the label for screen readers only, for a single search field whose button
   * explains its purpose.
   * @default 'visible'
   */
  readonly labelVisibility?: 'visible' | 'hidden' | undefined;
  /** Counts the characters as they are typed and limits them. */
  readonly counter?: FieldCounter | undefined;
}

/** A form field: one control with its label, help text, error and character count. */
export function Field({ label, children, id, help, error, ...props }: FieldProps) {
  const { required = false, mark, labelVisibility = 'visible', counter, errorUrgency } = props;
  const generatedId = useId();
  const ids = fieldIds(id ?? generatedId);
  const hasHelp = isShown(help);
  const hasError = isShown(error);
  return (
    <div className={field}>
      <label className={labelClass[labelVisibility]} htmlFor={ids.control} id={ids.label}>
        <FieldLabelText text={label} mark={mark} required={required} />
      </label>
      {hasHelp && (
        <div className={helpText} id={ids.help}>
          {help}
        </div>
      )}
      {children({
        id: ids.control,
        required,
        'aria-describedby': idList(
          hasHelp && ids.help,
          hasError && ids.error,
          counter && ids.count,
        ),
        'aria-invalid': hasError || undefined,
        maxLength: counter?.max,
      })}
      <div className={foot}>
        <FieldError id={ids.error} urgency={errorUrgency}>
          {error}
        </FieldError>
        {counter && <CharacterCounterIsland {...counter} controlId={ids.control} id={ids.count} />}
      </div>
    </div>
  );
}
