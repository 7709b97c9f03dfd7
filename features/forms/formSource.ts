import type { EmbedProvider } from '#domain/forms/providers.ts';
import type { Locale } from '#domain/sites/site.ts';

/** A form and its provider. */
export type FormSource = ProvidedFormSource | JotformSource;

/** A form that the provider's script inserts into the page. */
export interface ProvidedFormSource {
  readonly kind: 'provided';
  readonly formId: string;
  readonly provider: EmbedProvider;
  readonly locale: Locale;
}

/** A form that is a page of the provider, shown in an iframe. */
export interface JotformSource {
  readonly kind: 'jotform';
  readonly formId: string;
  /** Address of that page. */
  readonly pageUrl: string;
  readonly locale: Locale;
  /** Accessible name of the iframe. */
  readonly title: string;
}
