/** The queries for stories: the index, its list, the tags, and an article's neighbours. */

import { listPosition } from './fragments.ts';

/** The item of a stories index, its path, and its template, which distinguishes it from its stories. */
export const storiesIndexQuery = /* GraphQL */ `
  query StoriesIndex($site: String!, $routePath: String!, $language: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        id
        path
        template {
          id
        }
      }
    }
  }
`;

const storyEntry = /* GraphQL */ `
  fragment StoryEntry on Item {
    id
    displayName
    url {
      path
    }
    title: field(name: "title") {
      jsonValue
    }
    premble: field(name: "premble") {
      jsonValue
    }
    image: field(name: "image") {
      jsonValue
    }
    date: field(name: "date") {
      jsonValue
    }
    tags: field(name: "tags") {
      value
    }
  }
`;

/** The index's settings and one part of its list. */
export const storiesQuery = /* GraphQL */ `
  ${storyEntry}
  ${listPosition}

  query GetStories(
    $language: String!
    $datasource: String!
    $limit: Int!
    $cursor: String
    $where: ItemSearchPredicateInput!
    $orderBy: ItemSearchOrderByInput
  ) {
    index: item(path: $datasource, language: $language) {
      url {
        path
      }
      showDates: field(name: "showDates") {
        jsonValue
      }
      layout: field(name: "layout") {
        jsonValue
      }
      highlightLatestStory: field(name: "highlightLatestStory") {
        jsonValue
      }
    }
    stories: search(where: $where, first: $limit, after: $cursor, orderBy: $orderBy) {
      total
      pageInfo {
        ...ListPosition
      }
      results {
        ...StoryEntry
      }
    }
  }
`;

/** The tags of a site in one language, in the editors' order. */
export const tagsQuery = /* GraphQL */ `
  query GetTags($datasource: String!, $language: String!, $first: Int) {
    item(path: $datasource, language: $language) {
      children(first: $first) {
        results {
          id
          key: field(name: "key") {
            jsonValue
          }
          value: field(name: "value") {
            jsonValue
          }
        }
      }
    }
  }
`;

/** The cursor of an article in lists ordered by date. */
export const cursorQuery = /* GraphQL */ `
  query GetCursor(
    $where: ItemSearchPredicateInput!
    $limit: Int!
    $orderBy: ItemSearchOrderByInput
  ) {
    stories: search(where: $where, first: $limit, orderBy: $orderBy) {
      pageInfo {
        endCursor
      }
    }
  }
`;

/** The articles on both sides of a cursor, and the date of the index two levels above an article. */
export const neighboursQuery = /* GraphQL */ `
  ${storyEntry}

  query GetNextAndPrev(
    $itemId: String!
    $language: String!
    $where: ItemSearchPredicateInput!
    $limit: Int!
    $cursor: String
    $ascending: ItemSearchOrderByInput
    $descending: ItemSearchOrderByInput
  ) {
    item(path: $itemId, language: $language) {
      parent {
        parent {
          date: field(name: "date") {
            ... on DateField {
              formattedDateValue
            }
          }
        }
      }
    }
    nextArticle: search(where: $where, first: $limit, after: $cursor, orderBy: $ascending) {
      results {
        ...StoryEntry
      }
    }
    prevArticle: search(where: $where, first: $limit, after: $cursor, orderBy: $descending) {
      results {
        ...StoryEntry
      }
    }
  }
`;
