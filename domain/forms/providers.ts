/** The addresses of external form providers, as used by the visitor's browser. */
export interface FormProviders {
  readonly embed: EmbedProvider;
  readonly jotform: JotformProvider;
}

/** The provider whose script inserts its forms into our pages. */
export interface EmbedProvider {
  /** Its URL without a trailing slash; the script is at `/embed/v2.js` below it. */
  readonly url: string;
  /** Our account id at the provider. */
  readonly portal: string;
  /** The region where the provider stores submissions. */
  readonly region: string;
}

/** The provider whose forms are pages, shown in an iframe. */
export interface JotformProvider {
  /** Its URL without a trailing slash; the path of a form is its id. */
  readonly url: string;
}

/** Validates a form id entered by an editor; `undefined` if invalid, since ids become part of URLs. */
export function readFormId(text: string): string | undefined {
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
