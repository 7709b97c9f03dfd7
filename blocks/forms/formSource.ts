import type { EmbedProvider } from '#domain/forms/providers.ts';
import type { Locale } from '#domain/sites/site.ts';

/** A form and where it comes from. */
export type FormSource = ProvidedFormSource;

/** A form that the provider's script puts into the page. */
export interface ProvidedFormSource {
  readonly kind: 'provided';
  readonly formId: string;
  readonly provider: EmbedProvider;
  readonly locale: Locale;
}
