/** What a form of another provider tells the page around it. */
export interface FormEvents {
  /** It can be filled in. */
  readonly onShow: () => void;
  /** The visitor has sent it. */
  readonly onSend: () => void;
  /** The provider has none. */
  readonly onFail: () => void;
}
