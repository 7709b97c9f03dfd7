import type { Authored } from './authoringFailure.ts';
import type { PageWrites } from './pageWrites.ts';

/** Values of fields in the platform's storage format, by the field's name on the platform. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The name of the field with the layout of a page. */
export const layoutField = '__Final Renderings';

/** An item in one language. */
export interface ItemAddress {
  readonly itemId: string;
  readonly language: string;
}

/** An item as the service has it. */
export interface AuthoredItem extends ItemAddress {
  /** The name in its path. */
  readonly name: string;
  readonly displayName: string;
  /** Its path in the content tree, `/sitecore/content/…`. */
  readonly path: string;
  readonly templateName: string;
  readonly version: number;
  /** Changes with each save. */
  readonly revision: string;
  readonly fields: FieldTexts;
}

/** A page in the tree of a site. */
export interface PageEntry {
  readonly itemId: string;
  readonly parentId: string | undefined;
  readonly displayName: string;
  /** The name of its template, which is the kind of page that it is. */
  readonly templateName: string;
  /** Its address within the site, `/` for the start page. */
  readonly route: string;
  /** The address within the site at which visitors see it; `undefined` if they don't. */
  readonly publishedRoute: string | undefined;
  /** Why it has to stay at its address, in a sentence; `undefined` if it can be renamed, moved and deleted. */
  readonly fixedBecause: string | undefined;
}

/** A save of some fields of an item. */
export interface ItemUpdate extends ItemAddress {
  /** The revision that the editor has read. */
  readonly baseRevision: string;
  readonly fields: FieldTexts;
}

/** A new item. */
export interface NewItem {
  readonly name: string;
  /** The name of its template: that of the component for the fields of a block. */
  readonly templateName: string;
  /** Path of the item below which it is. The folder `Data` of a page is made with its first item. */
  readonly parentPath: string;
  readonly language: string;
  readonly fields: FieldTexts;
}

/** Where a copy of an item is. */
export interface CopyPlace {
  readonly name: string;
  /**
   * Path of the item below which it is. The folder `Data` of a page is made with its first item.
   * @default the parent of the original, for the copies in all languages
   */
  readonly below?: { readonly path: string; readonly language: string } | undefined;
}

/** Whether visitors see an item as it is. */
export type PublishState = 'published' | 'changed' | 'unpublished';

/** An entry in the history of an item, the newest first. */
export interface HistoryEntry {
  readonly version: number;
  readonly revision: string;
  /** An ISO 8601 instant. */
  readonly at: string;
  /** The name of who saved it. */
  readonly by: string;
  readonly note: string;
  readonly isPublished: boolean;
}

/** A page that shows an item. */
export interface ItemUse {
  readonly itemId: string;
  readonly name: string;
  readonly site: string | undefined;
  readonly language: string;
}

/** A component that can be placed on pages. */
export interface RenderingDefinition {
  /** The id in the layout of a page. */
  readonly id: string;
  readonly componentName: string;
}

/** An item that all pages of a site can choose, such as a tag. */
export interface SharedEntry {
  readonly itemId: string;
  readonly name: string;
}

/** What the editor asks the content service. The service keeps the rules; the editor shows what it answers. */
export interface AuthoringApi extends PageWrites {
  /** All pages of a site in a language, parents before their children. */
  readonly pages: (site: string, language: string) => Authored<readonly PageEntry[]>;
  readonly item: (address: ItemAddress) => Authored<AuthoredItem>;
  /** Several items at once; those that don't exist are left out. */
  readonly items: (
    itemIds: readonly string[],
    language: string,
  ) => Authored<readonly AuthoredItem[]>;
  /** The values of an earlier version. */
  readonly itemAt: (address: ItemAddress, version: number) => Authored<FieldTexts>;
  /** Answers with the item as it is now, which may have other fields that somebody else has changed. */
  readonly update: (update: ItemUpdate) => Authored<AuthoredItem>;
  readonly create: (item: NewItem) => Authored<AuthoredItem>;
  /** Copies an item with what is below it. */
  readonly copy: (address: ItemAddress, place: CopyPlace) => Authored<AuthoredItem>;
  readonly renderingDefinitions: () => Authored<readonly RenderingDefinition[]>;
  /** Of several items at once, by id; those that don't exist are left out. */
  readonly publishStates: (
    itemIds: readonly string[],
    language: string,
  ) => Authored<Readonly<Record<string, PublishState>>>;
  /** Publishes a page in a language, with the items that it uses. */
  readonly publish: (page: ItemAddress) => Authored<void>;
  readonly history: (address: ItemAddress) => Authored<readonly HistoryEntry[]>;
  /** The tags of a site. */
  readonly tags: (site: string, language: string) => Authored<readonly SharedEntry[]>;
  readonly usedBy: (itemId: string) => Authored<readonly ItemUse[]>;
}
