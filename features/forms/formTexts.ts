import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts around an external provider's form. */
export interface FormTexts {
  /** While the form loads. */
  readonly loading: string;
  /** When loading failed. */
  readonly error: string;
  readonly tryAgain: string;
  /** When the form was sent. */
  readonly sent: string;
}

/** Those texts in the site's language. */
export function formTexts(dictionary: Dictionary): FormTexts {
  return {
    loading: dictionary.formLoading,
    error: dictionary.formError,
    tryAgain: dictionary.tryAgain,
    sent: dictionary.formSent,
  };
}
