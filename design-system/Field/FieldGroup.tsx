import { type ReactNode, useId } from 'react';
import type { DescribedField } from './describedField.ts';
import { group, helpText, label as labelClass } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldLabelText } from './FieldLabelText.tsx';
import { fieldIds, idList, isShown } from './wiring.ts';

/** The texts around the choices of a group. */
export interface FieldGroupTexts extends DescribedField {
  /** The question; the legend and accessible name of the group. */
  readonly legend: ReactNode;
  /**
   * Follows the legend and marks the choice as required or optional. Screen readers read it, unless the group is announced as
   * required.
   */
  readonly mark?: string | undefined;
  /**
   * `hidden` keeps the legend for screen readers only.
   * @default 'visible'
   */
  readonly legendVisibility?: 'visible' | 'hidden' | undefined;
}

export interface FieldGroupProps extends FieldGroupTexts {
  /** The choices. */
  readonly children: ReactNode;
  /**
   * `radiogroup` if the choices are mutually exclusive; the group itself is then announced as
   * required and invalid.
   * @default 'group'
   */
  readonly role?: 'group' | 'radiogroup' | undefined;
}

/** A fieldset for one question with several choices, with legend, help text and error. */
export function FieldGroup({ legend, children, id, help, error, ...props }: FieldGroupProps) {
  const {
    required = false,
    mark,
    legendVisibility = 'visible',
    role = 'group',
    errorUrgency,
  } = props;
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
        <FieldLabelText text={legend} mark={mark} required={role === 'radiogroup' && required} />
      </legend>
      {hasHelp && (
        <div className={helpText} id={ids.help}>
          {help}
        </div>
      )}
      {children}
      <FieldError id={ids.error} urgency={errorUrgency}>
        {error}
      </FieldError>
    </fieldset>
  );
}
