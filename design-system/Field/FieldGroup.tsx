import { type ReactNode, useId } from 'react';
import { group, helpText, label as labelClass } from './Field.css.ts';
import { type ErrorUrgency, FieldError } from './FieldError.tsx';
import { FieldLabelText } from './FieldLabelText.tsx';
import { fieldIds, idList, isShown } from './wiring.ts';

/** The texts around the choices of a group. */
export interface FieldGroupTexts {
  /** The question; the legend and accessible name of the group. */
  readonly legend: ReactNode;
  /** The group's id, the link target of an error summary. Generated if omitted. */
  readonly id?: string | undefined;
  /** Shown under the legend. */
  readonly help?: ReactNode;
  /** What is wrong and how to fix it. It is announced. */
  readonly error?: ReactNode;
  /**
   * How screen readers announce the error when it appears: `static` in a form with a `FormErrorSummary`.
   * @default 'polite'
   */
  readonly errorUrgency?: ErrorUrgency | undefined;
  /**
   * Whether a choice is required.
   * @default false
   */
  readonly required?: boolean | undefined;
  /** Follows the legend and marks the choice as required or optional. */
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
        <FieldLabelText text={legend} mark={mark} required={required} />
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
