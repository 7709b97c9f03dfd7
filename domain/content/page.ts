import type { FieldProblem } from './fields.ts';
import type { ContentImage, FieldMetadata } from './fieldTypes.ts';

/** A block as placed on a page: which component, with what content. */
export interface Rendering {
  /** Identity of the placement, a dashed GUID; unique on a page. */
  readonly uid: string;
  /** The component's name on the platform, such as `HeroBanner`. */
  readonly componentName: string;
  /** Path or id of the item the fields come from; the page itself when absent. */
  readonly dataSource?: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** As the platform sent them: read by the block's own declaration. */
  readonly fields: unknown;
  readonly placeholders: Placeholders;
}

/** Renderings by the key of the placeholder they stand in. */
export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** The placeholders every page has, from top to bottom. */
export const rootPlaceholders = ['headless-header', 'headless-main', 'headless-footer'] as const;

/** A brand a page may wear instead of its site's theme. */
export type BrandDesign = 'mercedes' | 'smart';

/** What the page says about itself, for the browser, search engines and shares. */
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

/** How the platform asked for the page. */
export type PageMode = 'normal' | 'preview' | 'edit';

/** A page of a site in one language, as laid out by editors. */
export interface Page {
  readonly itemId: string;
  readonly name: string;
  /** Its path within the site, with `wildcard` where its address leaves a segment open. */
  readonly itemPath: string;
  readonly displayName: string;
  readonly language: string;
  readonly mode: PageMode;
  readonly fields: PageFields;
  /** What was wrong with its own fields, for the content check. */
  readonly fieldProblems: readonly FieldProblem[];
  readonly placeholders: Placeholders;
  /** Its own fields as the platform sent them, for blocks that show them, such as an article. */
  readonly routeFields: unknown;
  /** Languages in which this very page exists. */
  readonly languages: readonly PageLanguage[];
  /** In editing mode: what the platform's editor wants loaded into the page. */
  readonly editor?: PageEditor | undefined;
}

/** A language in which a page exists. */
export interface PageLanguage {
  /** The platform's name of it, such as `sv` or `sv-SE`. */
  readonly name: string;
  /** What its speakers call it: "svenska". */
  readonly nativeName: string;
  /** The page's path in it as the platform has it, with or without the language in front. */
  readonly path?: string | undefined;
}

/** Scripts and data of the platform's page editor. */
export interface PageEditor {
  readonly clientScripts: readonly string[];
  readonly clientData: FieldMetadata;
}

/** What holds for a whole site, set by editors. */
export interface SiteSettings {
  /** Tag-manager id; empty when the site has none. */
  readonly gtmId: string;
  readonly favicon?: string | undefined;
  /** `%s` stands for the page's own title. */
  readonly titleTemplate: string;
  /** Path of the page shown where nothing is found. */
  readonly notFoundPath?: string | undefined;
}
