/** The queries behind a site's menu. */

/** Where the site's start page is. */
export const pathQuery = /* GraphQL */ `
  query PathQuery($site: String!, $language: String!, $routePath: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        path
      }
    }
  }
`;

/** Three levels of pages below an item. The platform allows a thousand entities a query. */
export const navigationQuery = /* GraphQL */ `
  fragment NavigationEntry on Item {
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

  query NavigationQuery($datasource: String!, $language: String!, $first: Int) {
    item(path: $datasource, language: $language) {
      children(hasLayout: true, first: $first) {
        results {
          ...NavigationEntry
          children(hasLayout: true, first: $first) {
            results {
              ...NavigationEntry
              children(hasLayout: true, first: $first) {
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
