import type { FieldMetadata } from './fieldMetadata.ts';
import type { FieldProblem } from './fields.ts';
import type { ContentImage } from './fieldTypes.ts';

/** A block as placed on a page: which component, with what content. */
export interface Rendering {
  /** Identity of the placement, a dashed GUID; unique on a page. */
  readonly uid: string;
  /** The component's name on the platform, such as `HeroBanner`, or `HeroBanner (Small)` in another variant than the default. */
  readonly componentName: string;
  /** Path or id of the item that has the fields; the page itself if absent. */
  readonly dataSource?: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Class names that editors have chosen for the block, with spaces between them. */
  readonly styles?: string | undefined;
  /** As sent by the platform; the block's own declaration parses them. */
  readonly fields: unknown;
  readonly placeholders: Placeholders;
}

/** Renderings by placeholder key. */
export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** The placeholders that every page has, from top to bottom. */
export const rootPlaceholders = ['headless-header', 'headless-main', 'headless-footer'] as const;

/** A brand whose theme a page can use instead of its site's theme. */
export type BrandDesign = 'mercedes' | 'smart';

/** Metadata of the page for browsers, search engines and sharing. */
export interface PageFields {
  readonly metaTitle: string;
  readonly navTitle: string;
  readonly metaDescription: string;
  readonly ogDescription: string;
  readonly ogImage?: ContentImage | undefined;
  readonly canonicalUrl?: string | undefined;
  readonly gtmId: string;
  readonly brandDesign?: BrandDesign | undefined;
}

/** The mode in which the platform requested the page. */
export type PageMode = 'normal' | 'preview' | 'edit';

/** A page of a site in one language, as laid out by editors. */
export interface Page {
  readonly itemId: string;
  readonly name: string;
  /** Its path within the site, with `wildcard` for open segments. */
  readonly itemPath: string;
  readonly displayName: string;
  readonly language: string;
  readonly mode: PageMode;
  readonly fields: PageFields;
  /** Problems of its own fields, for the content check. */
  readonly fieldProblems: readonly FieldProblem[];
  readonly placeholders: Placeholders;
  /** Its own fields as sent by the platform, for blocks that show them, such as an article. */
  readonly routeFields: unknown;
  /** The languages in which this page exists. */
  readonly languages: readonly PageLanguage[];
  /** In editing mode: scripts and data to include in the page for the platform's editor. */
  readonly editor?: PageEditor | undefined;
}

/** A language in which a page exists. */
export interface PageLanguage {
  /** The platform's name for it, such as `sv` or `sv-SE`. */
  readonly name: string;
  /** What the platform's editors call it. */
  readonly displayName?: string | undefined;
  /** What it is called in English: "Swedish". */
  readonly englishName?: string | undefined;
  /** What its speakers call it: "svenska". */
  readonly nativeName: string;
  /** The page's display name in it. */
  readonly pageName?: string | undefined;
  /** The page's path in it as the platform has it, with or without the language in front. */
  readonly path?: string | undefined;
}

/** Scripts and data of the platform's page editor. */
export interface PageEditor {
  readonly clientScripts: readonly string[];
  readonly clientData: FieldMetadata;
}

/** Settings of a whole site, made by editors. */
export interface SiteSettings {
  /** Tag-manager id; empty when the site has none. */
  readonly gtmId: string;
  readonly favicon?: string | undefined;
  /** `%s` is replaced by the title of the page. */
  readonly titleTemplate: string;
  /** Path of the page shown for unknown addresses. */
  readonly notFoundPath?: string | undefined;
  /** Whether the site stays light for visitors whose system is dark. */
  readonly isOnlyLight: boolean;
  /** Problems of its attributes, for the content check. */
  readonly problems: readonly FieldProblem[];
}
