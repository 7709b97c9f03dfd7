/** The queries for a site's menu. */

import { listPosition } from './fragments.ts';

/** The path of the site's start page. */
export const pathQuery = /* GraphQL */ `
  query PathQuery($site: String!, $language: String!, $routePath: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        path
      }
    }
  }
`;

/** One part of the pages below an item, and the first part of the two levels below these. */
export const navigationQuery = /* GraphQL */ `
  ${listPosition}

  fragment NavigationEntry on Item {
    id
    name
    url {
      path
    }
    navTitle: field(name: "navTitle") {
      value
    }
    hideInNavigation: field(name: "hideInNavigation") {
      value
    }
    shouldBeNavigable: field(name: "shouldBeNavigableInMenuWhenItHasChildren") {
      value
    }
    externalLink: field(name: "externalLink") {
      jsonValue
    }
  }

  query NavigationQuery($datasource: String!, $language: String!, $first: Int, $after: String) {
    item(path: $datasource, language: $language) {
      children(hasLayout: true, first: $first, after: $after) {
        pageInfo {
          ...ListPosition
        }
        results {
          ...NavigationEntry
          children(hasLayout: true, first: $first) {
            pageInfo {
              ...ListPosition
            }
            results {
              ...NavigationEntry
              children(hasLayout: true, first: $first) {
                pageInfo {
                  ...ListPosition
                }
                results {
                  ...NavigationEntry
                }
              }
            }
          }
        }
      }
    }
  }
`;
