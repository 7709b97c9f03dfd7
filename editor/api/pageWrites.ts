import type { Authored } from './authoringFailure.ts';

/** What a new page is made from. */
export type PageOrigin =
  /** A copy of another page with its blocks, without the pages below it. */
  | { readonly kind: 'page'; readonly itemId: string }
  /** An empty page of a kind, with what all pages of the site have. */
  | { readonly kind: 'template'; readonly templateName: string };

/** A new page. */
export interface NewPage {
  readonly parentId: string;
  readonly language: string;
  /** The last part of its address. */
  readonly name: string;
  /** What menus and the browser call it. */
  readonly title: string;
  readonly from: PageOrigin;
}

/** Another name or title of a page. */
export interface PageRename {
  readonly itemId: string;
  readonly language: string;
  /** The revision that the editor has read. */
  readonly baseRevision: string;
  /** The last part of its address; `undefined`: it stays. */
  readonly name: string | undefined;
  /** What menus call it; `undefined`: it stays. */
  readonly title: string | undefined;
  /** Whether the addresses that visitors know lead to the new ones. */
  readonly redirect: boolean;
}

/** Beside which page a page gets. */
export interface PageSide {
  readonly itemId: string;
  readonly side: 'before' | 'after';
}

/** Another place of a page. */
export interface PageMove {
  readonly itemId: string;
  /** The page below which it gets; `undefined`: below the same, wherever that is. */
  readonly parentId: string | undefined;
  /** `undefined`: its order among the pages there stays as it is. */
  readonly beside: PageSide | undefined;
  /** The revision that the editor has read; `undefined` for a place among the same pages, which concerns nothing else. */
  readonly baseRevision: string | undefined;
  /** Whether the addresses that visitors know lead to the new ones. */
  readonly redirect: boolean;
}

/** The end of a page, and of the pages below it. */
export interface PageDeletion {
  readonly itemId: string;
  /** The revision that the editor has read. */
  readonly baseRevision: string;
  /** The page to which the addresses lead that visitors know; `undefined`: to none. */
  readonly redirectTo: string | undefined;
}

/** A page that was deleted and can be restored. */
export interface DeletedPage {
  readonly itemId: string;
  readonly displayName: string;
  /** The address that it had; `undefined` if the page above it is gone too. */
  readonly route: string | undefined;
  /** The name of who deleted it. */
  readonly by: string;
  /** An ISO 8601 instant. */
  readonly at: string;
  /** Whether visitors still see it. */
  readonly isPublished: boolean;
}

/** What editors do with the pages of a site. All of it is for editors only until it is published. */
export interface PageWrites {
  /** Answers with the id of the page. */
  readonly createPage: (page: NewPage) => Authored<string>;
  readonly renamePage: (rename: PageRename) => Authored<void>;
  readonly movePage: (move: PageMove) => Authored<void>;
  readonly deletePage: (deletion: PageDeletion) => Authored<void>;
  /** The deleted pages of a site in a language, the last ones first. */
  readonly deletedPages: (site: string, language: string) => Authored<readonly DeletedPage[]>;
  /** Brings back a page that was deleted, with the pages below it, in all languages. */
  readonly restorePage: (itemId: string) => Authored<void>;
  /** Lets visitors no longer see a deleted page, in all languages. */
  readonly publishDeletion: (itemId: string) => Authored<void>;
}
