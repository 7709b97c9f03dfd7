/** Structured data for search engines. `json` must be escaped for a script, as `scriptJson` does. */
export function JsonScript({ json }: { readonly json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
