import type { BlockFrame } from '../block.ts';

/** What is said beside a form of another provider, in the site's words. */
export interface FormTexts {
  /** While it is on its way. */
  readonly loading: string;
  /** When it didn't come. */
  readonly error: string;
  readonly tryAgain: string;
  /** When it was sent. */
  readonly sent: string;
}

/** Those words. */
export function formTexts({ dictionary }: BlockFrame): FormTexts {
  return {
    loading: dictionary.formLoading,
    error: dictionary.formError,
    tryAgain: dictionary.tryAgain,
    sent: dictionary.formSent,
  };
}
