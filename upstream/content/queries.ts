/**
 * The queries. The platform doesn't allow literals and variables in one query, so every argument is
 * a variable.
 */

export const layoutQuery = /* GraphQL */ `
  query Layout($site: String!, $routePath: String!, $language: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        rendered
        languages {
          displayName
          language {
            name
            displayName
            englishName
            nativeName
          }
          url {
            path
          }
        }
      }
    }
  }
`;

export const editablePageQuery = /* GraphQL */ `
  query EditablePage($itemId: String!, $language: String!, $version: String) {
    item(path: $itemId, language: $language, version: $version) {
      rendered
      languages {
        displayName
        language {
          name
          displayName
          englishName
          nativeName
        }
        url {
          path
        }
      }
    }
  }
`;

export const dictionaryQuery = /* GraphQL */ `
  query Dictionary($site: String!, $language: String!, $first: Int, $after: String) {
    site {
      siteInfo(site: $site) {
        dictionary(language: $language, first: $first, after: $after) {
          results {
            key
            value
          }
          pageInfo {
            endCursor
            hasNext
          }
        }
      }
    }
  }
`;

export const siteQuery = /* GraphQL */ `
  query Site($site: String!, $language: String!) {
    site {
      siteInfo(site: $site) {
        attributes {
          key
          value
        }
        errorHandling(language: $language) {
          notFoundPagePath
        }
      }
    }
  }
`;

export const routesQuery = /* GraphQL */ `
  query Routes($site: String!, $language: String!, $first: Int, $after: String) {
    site {
      siteInfo(site: $site) {
        routes(language: $language, first: $first, after: $after) {
          results {
            routePath
            route {
              updated: field(name: "__Updated") {
                value
              }
              canonical: field(name: "canonicalURL") {
                jsonValue
              }
            }
          }
          pageInfo {
            endCursor
            hasNext
          }
        }
      }
    }
  }
`;
