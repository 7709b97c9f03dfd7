/** A step of the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

/** The way to a page as a schema.org BreadcrumbList, safe inside a `<script>`. */
export function breadcrumbJson(crumbs: readonly Crumb[]): string {
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  });
}

/**
 * Identifies the company behind a site in the structured data of all its pages. Its data are on the start
 * page.
 * @param url - The absolute URL of any page of the site.
 */
export function organisationId(url: string): string {
  return new URL('/#organization', url).href;
}

/** Data as JSON for a `<script>`, which a `</script>` in a text would close. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
