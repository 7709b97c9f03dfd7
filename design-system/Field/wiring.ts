/** The props a field passes to its control, to be spread into it. */
export interface FieldControl {
  /** The id the label points to. */
  readonly id: string;
  /** Whether the control must be filled in. */
  readonly required: boolean;
  /** The ids of help, error and counter, in reading order. */
  readonly 'aria-describedby'?: string | undefined;
  /** Set if the field has an error. */
  readonly 'aria-invalid'?: true | undefined;
  /** The maximum number of characters, if the field counts them. */
  readonly maxLength?: number | undefined;
}

/** The ids of the parts of a field, derived from the id of its control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly help: string;
  readonly error: string;
  readonly count: string;
}

/** Derives the ids of the parts of a field from the id of its control. */
export function fieldIds(control: string): FieldIds {
  return {
    control,
    label: `${control}-label`,
    help: `${control}-help`,
    error: `${control}-error`,
    count: `${control}-count`,
  };
}

/** A list of ids for `aria-describedby`; undefined when nothing describes the control. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Whether there is content to render; an empty string counts as none. */
export function isShown(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== '';
}
