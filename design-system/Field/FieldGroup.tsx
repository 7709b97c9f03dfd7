import { type ReactNode, useId } from 'react';
import { group, helpText, label as labelClass } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabelText } from './FieldLabelText.tsx';
import { fieldIds, idList, isShown } from './wiring.ts';

export interface FieldGroupProps {
  /** What the choices are about; the group's accessible name. */
  legend: ReactNode;
  /** The choices. */
  children: ReactNode;
  /** The group's id, to which an error summary can link. Generated where it is left out. */
  id?: string | undefined;
  /** Stands under the legend. */
  help?: ReactNode;
  /** What is wrong and how to mend it; announced. */
  error?: ReactNode;
  /**
   * Whether the visitor must choose.
   * @default false
   */
  required?: boolean | undefined;
  /** Follows the legend and says whether a choice is required or optional. */
  mark?: string | undefined;
  /**
   * `hidden` keeps the legend for screen readers only.
   * @default 'visible'
   */
  legendVisibility?: 'visible' | 'hidden' | undefined;
  /**
   * Set `radiogroup` where one choice excludes the others; then the group itself is announced as
   * required and invalid.
   * @default 'group'
   */
  role?: 'group' | 'radiogroup' | undefined;
}

/** A fieldset of choices that answer one question, with its legend, help and error. */
export function FieldGroup({
  legend,
  children,
  id,
  help,
  error,
  required = false,
  mark,
  legendVisibility = 'visible',
  role = 'group',
}: FieldGroupProps) {
  const generatedId = useId();
  const ids = fieldIds(id ?? generatedId);
  const hasHelp = isShown(help);
  const hasError = isShown(error);
  const semantics = role === 'radiogroup' && {
    role,
    'aria-invalid': hasError || undefined,
    'aria-required': required || undefined,
  };
  return (
    <fieldset
      {...semantics}
      aria-describedby={idList(hasHelp && ids.help, hasError && ids.error)}
      className={group}
      data-state={hasError ? 'invalid' : undefined}
      id={ids.control}
    >
      <legend className={labelClass[legendVisibility]}>
        <FieldLabelText text={legend} mark={mark} required={required} />
      </legend>
      {hasHelp && (
        <div className={helpText} id={ids.help}>
          {help}
        </div>
      )}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}
