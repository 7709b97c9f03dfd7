/** How a connection with a store is protected. */
export type ConnectionTls =
  | { readonly kind: 'off' }
  /** The certificate must be for the host, by `authority` (PEM) or one that Node trusts. */
  | { readonly kind: 'verified'; readonly authority: string | undefined };
