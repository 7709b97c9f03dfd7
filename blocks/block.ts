import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import {
  type FieldDeclarations,
  type FieldEditing,
  type FieldValues,
  parseFields,
} from '#domain/content/fields.ts';
import type { PageMode, Rendering } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import type { FormProviders } from '#domain/forms/providers.ts';
import type { LanguageLink } from '#domain/sites/languageLinks.ts';
import type { Locale, SiteId, SiteTheme } from '#domain/sites/site.ts';
import type { BlockServices } from './services.ts';

/** What every block may know of the page around it. */
export interface BlockFrame {
  readonly site: SiteId;
  /** The site's name on the content platform. */
  readonly contentSite: string;
  readonly locale: Locale;
  /** The brand the page wears. */
  readonly theme: SiteTheme;
  /** Path within the site and language, starting with a slash. */
  readonly path: string;
  /** The address's query, as it stands behind the question mark; empty on a plain page. */
  readonly query: string;
  /**
   * The segments of the path that the page's own address leaves open, in their order: `['volvo', 'v60']`
   * on a page made for every brand and model. Empty on a page with an address of its own.
   */
  readonly wildcards: readonly string[];
  readonly mode: PageMode;
  /** The site's own texts. */
  readonly dictionary: Dictionary;
  /** Address of the site’s start page in this language: `/` or `/en`. */
  readonly homePath: string;
  /** The page's whole address in the visitor's world, for sharing it. */
  readonly url: string;
  /** The page's title, without the site's name. */
  readonly pageTitle: string;
  /** The languages a visitor can read the page in, this one included. */
  readonly languages: readonly LanguageLink[];
  /** The page's own item on the platform. */
  readonly page: FramePage;
  /** Where the forms of other providers come from. */
  readonly formProviders: FormProviders;
  /**
   * Tiny blurred stand-ins as data addresses, by the address of the picture: what a visitor sees
   * of a large picture until it arrives. Made on the server, for pictures that are worth it.
   */
  readonly blurs?: Readonly<Record<string, string>> | undefined;
}

/** The page as a block may read it that shows the page's own content, such as an article. */
export interface FramePage {
  readonly itemId: string;
  /** The item's fields as the platform sent them: read by the block's own declaration. */
  readonly fields: unknown;
}

/** What a block's component is given. */
export interface BlockProps<Declarations extends FieldDeclarations> {
  /** The fields, read; what was missing or malformed has its documented default. */
  readonly fields: FieldValues<Declarations>;
  /** In editing mode: the platform's metadata of the fields, for `EditableField`. */
  readonly editing: FieldEditing<Declarations>;
  readonly frame: BlockFrame;
  /** The rendered content of the block's own placeholders, by name without its number. */
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** How many blocks stand in each of them. */
  readonly slotSizes: Readonly<Record<string, number>>;
  /** Identity of the placement; unique on the page. */
  readonly uid: string;
  /** Whether it is the first block of the main content: its picture is what visitors wait for. */
  readonly isFirst: boolean;
  /** Whether it stands inside another block, which then gives it its room. */
  readonly isNested: boolean;
}

/** What the component of a block is given that needs more than its fields. */
export interface LoadedBlockProps<Declarations extends FieldDeclarations, Data>
  extends BlockProps<Declarations> {
  readonly data: Data;
}

/** What the editors' manual says of a block beside its fields. */
export interface BlockManual {
  /** What it is, in one sentence. */
  readonly purpose: string;
  /** When to choose it. */
  readonly useWhen: readonly string[];
  /** When another block serves better. */
  readonly avoidWhen: readonly string[];
  /** Other words an editor may search for. */
  readonly alsoKnownAs: readonly string[];
}

interface BlockDescription<Declarations extends FieldDeclarations> {
  readonly manual: BlockManual;
  readonly fields: Declarations;
  /** Names of the placeholders inside the block. */
  readonly slots?: readonly string[];
}

interface BlockDeclaration<Declarations extends FieldDeclarations>
  extends BlockDescription<Declarations> {
  /** Synchronous, so that Storybook renders exactly what the site renders. */
  readonly Component: (props: BlockProps<Declarations>) => ReactNode;
}

interface LoadedBlockDeclaration<Declarations extends FieldDeclarations, Data>
  extends BlockDescription<Declarations> {
  /**
   * Fetches on the server what the block shows beyond its fields. What an upstream failed to give
   * is part of the data; a rejection is a bug and costs the section.
   */
  readonly load: (request: LoadRequest<Declarations>) => Promise<Data>;
  /** Synchronous likewise. */
  readonly Component: (props: LoadedBlockProps<Declarations, Data>) => ReactNode;
}

/** What a block is loaded with. */
export interface LoadRequest<Declarations extends FieldDeclarations> extends LoadContext {
  readonly fields: FieldValues<Declarations>;
  /** Path or id of the item the fields come from; the page itself when absent. */
  readonly dataSource: string | undefined;
}

/** What holds for the loading of all blocks of a page. */
export interface LoadContext {
  readonly frame: BlockFrame;
  readonly services: BlockServices;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
  /** Tells the page what was found out about it while loading. */
  readonly tell: (fact: PageFact) => void;
}

/** Where a placement stands and what it contains. */
export interface Placement {
  readonly frame: BlockFrame;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly slotSizes: Readonly<Record<string, number>>;
  readonly isFirst: boolean;
  readonly isNested: boolean;
}

/** Gives a block's element for the place where it stands. */
export type Place = (placement: Placement) => ReactElement;

interface KnownBlock {
  readonly manual: BlockManual;
  readonly fields: FieldDeclarations;
  readonly slots: readonly string[];
}

/** A block as the registry keeps it: the types of its fields and data are its own business. */
export type Block = KnownBlock &
  (
    | { readonly kind: 'plain'; readonly read: (rendering: Rendering) => Place }
    | {
        readonly kind: 'loaded';
        readonly load: (rendering: Rendering, context: LoadContext) => Promise<Place>;
      }
  );

/** Declares a block that shows its fields. */
export function defineBlock<const Declarations extends FieldDeclarations>({
  manual,
  fields,
  slots = [],
  Component,
}: BlockDeclaration<Declarations>): Block {
  return {
    kind: 'plain',
    manual,
    fields,
    slots,
    read: (rendering) => {
      const { values, editing } = parseFields(fields, rendering.fields);
      const own = { fields: values, editing, uid: rendering.uid };
      return (placement) => createElement(Component, { ...own, ...placement });
    },
  };
}

/** Declares a block that shows more than its fields. */
export function defineLoadedBlock<const Declarations extends FieldDeclarations, Data>({
  manual,
  fields,
  slots = [],
  load,
  Component,
}: LoadedBlockDeclaration<Declarations, Data>): Block {
  return {
    kind: 'loaded',
    manual,
    fields,
    slots,
    load: async (rendering, context) => {
      const { values, editing } = parseFields(fields, rendering.fields);
      const data = await load({ ...context, fields: values, dataSource: rendering.dataSource });
      const own = { fields: values, editing, uid: rendering.uid, data };
      return (placement) => createElement(Component, { ...own, ...placement });
    },
  };
}
