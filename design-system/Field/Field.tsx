import { type ReactNode, useId } from 'react';
import { CharacterCounter } from './CharacterCounter.tsx';
import { field, foot, helpText, label as labelClass } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabelText } from './FieldLabelText.tsx';
import { type FieldControl, fieldIds, idList, isShown } from './wiring.ts';

/** A live count of the characters typed into a field. */
export interface FieldCounter {
  /** The most characters the control takes; it accepts no more. */
  max: number;
  /**
   * What screen readers say when the visitor pauses. `{count}` and `{max}` are replaced by the
   * figures, as in `{count} av {max} tecken`.
   */
  announcement: string;
}

export interface FieldProps {
  /** What is asked for; the control's accessible name. */
  label: ReactNode;
  /**
   * Draws the control. Spread what it is given into one control of the design system or a native
   * element: `{(control) => <TextInput {...control} name="phone" />}`.
   */
  children: (control: FieldControl) => ReactNode;
  /**
   * The control's id, to which an error summary can link. Generated where it is left out.
   */
  id?: string | undefined;
  /** Stands under the label: what the answer should look like, or why it is asked for. */
  help?: ReactNode;
  /** What is wrong and how to mend it. Marks the control as invalid and is announced. */
  error?: ReactNode;
  /**
   * Whether the visitor must answer.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Follows the label and says whether the field is required or optional: `*`, `(valfritt)`.
   * Screen readers don't hear the mark of a required field, since the control says so itself.
   */
  mark?: string | undefined;
  /**
   * `hidden` keeps the label for screen readers only; for a lone search field whose button says
   * what it is for.
   * @default 'visible'
   */
  labelVisibility?: 'visible' | 'hidden' | undefined;
  /** Counts the characters as they are typed and limits them. */
  counter?: FieldCounter | undefined;
}

/** A labelled place for one control, with its help, its error and its character count. */
export function Field({
  label,
  children,
  id,
  help,
  error,
  required = false,
  mark,
  labelVisibility = 'visible',
  counter,
}: FieldProps) {
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
        <FieldError id={ids.error}>{error}</FieldError>
        {counter && <CharacterCounter {...counter} controlId={ids.control} id={ids.count} />}
      </div>
    </div>
  );
}
