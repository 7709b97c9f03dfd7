/**
 * The queries. The platform doesn't allow literals and variables in one query, so every argument is
 * a variable.
 */

import { keyAndValue, listPosition, renderedItem } from './fragments.ts';

export const layoutQuery = /* GraphQL */ `
  ${renderedItem}

  query Layout($site: String!, $routePath: String!, $language: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        ...RenderedItem
      }
    }
  }
`;

export const editablePageQuery = /* GraphQL */ `
  ${renderedItem}

  query EditablePage($itemId: String!, $language: String!, $version: String) {
    item(path: $itemId, language: $language, version: $version) {
      ...RenderedItem
    }
  }
`;

export const dictionaryQuery = /* GraphQL */ `
  ${keyAndValue}
  ${listPosition}

  query Dictionary($site: String!, $language: String!, $first: Int, $after: String) {
    site {
      siteInfo(site: $site) {
        dictionary(language: $language, first: $first, after: $after) {
          results {
            ...KeyAndValue
          }
          pageInfo {
            ...ListPosition
          }
        }
      }
    }
  }
`;

export const siteQuery = /* GraphQL */ `
  ${keyAndValue}

  query Site($site: String!, $language: String!) {
    site {
      siteInfo(site: $site) {
        attributes {
          ...KeyAndValue
        }
        errorHandling(language: $language) {
          notFoundPagePath
        }
      }
    }
  }
`;

export const routesQuery = /* GraphQL */ `
  ${listPosition}

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
            ...ListPosition
          }
        }
      }
    }
  }
`;

/** The path of the item above all items of a site. */
export const siteRootQuery = /* GraphQL */ `
  query SiteRoot($site: String!) {
    site {
      siteInfo(site: $site) {
        rootPath
      }
    }
  }
`;

/** The places of items in the content tree and on their site. Each item has a variable: `$id0`, `$id1` … */
export function itemPlacesQuery(count: number): string {
  const items = Array.from({ length: count }, (_, at) => at);
  return /* GraphQL */ `
    fragment ItemPlace on Item {
      path
      url {
        path
      }
    }

    query ItemPlaces($language: String!, ${items.map((at) => `$id${at}: String!`).join(', ')}) {
      ${items.map((at) => `item${at}: item(path: $id${at}, language: $language) { ...ItemPlace }`).join('\n')}
    }
  `;
}
