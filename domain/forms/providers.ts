/** Where forms of other providers come from: addresses that the visitor's browser asks. */
export interface FormProviders {
  readonly embed: EmbedProvider;
  readonly jotform: JotformProvider;
}

/** The provider whose script puts its forms into our pages. */
export interface EmbedProvider {
  /** Its address without a trailing slash; the script is at `/embed/v2.js` under it. */
  readonly url: string;
  /** Our account there. */
  readonly portal: string;
  /** Where the provider keeps what visitors send. */
  readonly region: string;
}

/** The provider whose forms are pages shown in a frame. */
export interface JotformProvider {
  /** Its address without a trailing slash; a form is at its id under it. */
  readonly url: string;
}

/**
 * The id of a form as an editor wrote it; `undefined` where it can be none, since ids become
 * parts of addresses.
 */
export function readFormId(text: string): string | undefined {
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
