/** What more than one query selects. A query with a fragment contains its text as well. */

/** Where a list goes on. */
export const listPosition = /* GraphQL */ `
  fragment ListPosition on PageInfo {
    endCursor
    hasNext
  }
`;

/** A text of the dictionary, or an attribute of the site. */
export const keyAndValue = /* GraphQL */ `
  fragment KeyAndValue on KeyValuePair {
    key
    value
  }
`;

/** A page with its layout, and its addresses in all languages. */
export const renderedItem = /* GraphQL */ `
  fragment RenderedItem on Item {
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
`;
