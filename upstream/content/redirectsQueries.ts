/** The redirects of a site. Unlike other data of the platform, they depend on no language. */
export const redirectsQuery = /* GraphQL */ `
  query Redirects($site: String!) {
    site {
      siteInfo(site: $site) {
        redirects {
          pattern
          target
          redirectType
          isQueryStringPreserved
          isLanguagePreserved
          locale
        }
      }
    }
  }
`;
