/** What a field hands to its control; spread it into the control. */
export interface FieldControl {
  /** The id the label points to. */
  id: string;
  /** The control must be filled in. */
  required: boolean;
  /** The ids of help, error and counter, in reading order. */
  'aria-describedby'?: string | undefined;
  /** There is an error at the field. */
  'aria-invalid'?: true | undefined;
  /** The most characters the control takes, where the field counts them. */
  maxLength?: number | undefined;
}

/** The ids of a field's parts, all made from the id of its control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly help: string;
  readonly error: string;
  readonly count: string;
}

/** Names the parts of a field after its control. */
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

/** Whether something is there to show: an empty string is as good as nothing. */
export function isShown(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== '';
}
