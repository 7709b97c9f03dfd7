/** The events of an external provider's form. */
export interface FormEvents {
  /** The form is ready to be filled in. */
  readonly onShow: () => void;
  /** The visitor has sent the form. */
  readonly onSend: () => void;
  /** The form could not be loaded. */
  readonly onFail: () => void;
}
