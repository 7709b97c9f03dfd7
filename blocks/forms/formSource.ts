import type { EmbedProvider } from '#domain/forms/providers.ts';
import type { Locale } from '#domain/sites/site.ts';

/** A form and where it comes from. */
export type FormSource = ProvidedFormSource | JotformSource;

/** A form that the provider's script puts into the page. */
export interface ProvidedFormSource {
  readonly kind: 'provided';
  readonly formId: string;
  readonly provider: EmbedProvider;
  readonly locale: Locale;
}

/** A form that is a page of the provider, shown in a frame. */
export interface JotformSource {
  readonly kind: 'jotform';
  readonly formId: string;
  /** Address of that page. */
  readonly pageUrl: string;
  readonly locale: Locale;
  /** The frame's name. */
  readonly title: string;
}
