import { createElement, type ReactElement, type ReactNode } from 'react';
import type { BlockManual } from '#domain/content/blockManual.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import {
  type FieldDeclarations,
  type FieldEditing,
  type FieldValues,
  parseFields,
} from '#domain/content/fields.ts';
import type { PageMode, Rendering } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import type { FinanceQuoteFrame } from '#domain/financeQuote/setup.ts';
import type { FormProviders } from '#domain/forms/providers.ts';
import type { LanguageLink } from '#domain/navigation/languageLinks.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import type {
  CarPageLayout,
  Country,
  DistanceUnit,
  Locale,
  ServiceDealer,
  SiteId,
  SitePhone,
  SiteTheme,
} from '#domain/sites/site.ts';
import type { BlockServices } from './services.ts';

/** The page around a block, as far as every block may know it. */
export interface BlockFrame {
  readonly site: SiteId;
  /** The site's name on the content platform. */
  readonly contentSite: string;
  /** The country whose laws and conventions apply, regardless of the language of the page. */
  readonly country: Country;
  /** How the page of a car is arranged. */
  readonly carPageLayout: CarPageLayout;
  /** What visitors of the site pay with, as an ISO 4217 code. */
  readonly currency: string;
  /** The unit of distances that cars have been driven. */
  readonly distanceUnit: DistanceUnit;
  /** The time zone of the site's dates, by its IANA name. */
  readonly timeZone: string;
  /** The languages in which visitors of the site search, the most likely first. */
  readonly searchLanguages: readonly WordLanguage[];
  readonly locale: Locale;
  /** The page's theme. */
  readonly theme: SiteTheme;
  /** Path within the site and language, starting with a slash. */
  readonly path: string;
  /** The query of the address without the question mark; empty if there is none. */
  readonly query: string;
  /**
   * The path segments that match the wildcards of the page's address, in order: `['volvo', 'v60']` on
   * a page for every brand and model. Empty on a page without wildcards.
   */
  readonly wildcards: readonly string[];
  readonly mode: PageMode;
  /** The site's texts. */
  readonly dictionary: Dictionary;
  /** Address of the site's start page in this language: `/` or `/en`. */
  readonly homePath: string;
  /** The page's absolute public address, for sharing it. */
  readonly url: string;
  /** The page's title, without the site's name. */
  readonly pageTitle: string;
  /** The languages of the page, including its own. */
  readonly languages: readonly LanguageLink[];
  /** The page's item on the platform. */
  readonly page: FramePage;
  /** The external providers of forms. */
  readonly formProviders: FormProviders;
  /** The dealer of motorcycles that isn't among the facilities; absent on sites without one. */
  readonly motorcycleDealer?: ServiceDealer | undefined;
  /** Address of the style of maps, for browsers; without one, they show the embedded map. */
  readonly mapStyleUrl?: string | undefined;
  /** Finance quotes for cars; absent on sites without them. */
  readonly financeQuote?: FinanceQuoteFrame | undefined;
  /** The representative example of credit; absent if nothing on the page needs one, and while blocks load their data. */
  readonly creditExample?: CreditExampleFrame | undefined;
  /** The phone number shown when something can't be loaded. */
  readonly phone?: SitePhone | undefined;
  /**
   * Small blurred previews as data URLs, by the address of the picture, shown until the picture is
   * loaded. They are generated on the server, for hero pictures only.
   */
  readonly blurs?: Readonly<Record<string, string>> | undefined;
}

/** The representative example of credit on a page. */
export interface CreditExampleFrame {
  /** The block that shows it. */
  readonly uid: string;
  /** That borrowing costs money, where the law asks for it. */
  readonly caution: string | undefined;
  readonly example: string;
  /** The car whose loan it is. */
  readonly carId: string;
}

/** The page's own content, for blocks that show it, such as an article. */
export interface FramePage {
  readonly itemId: string;
  /** The item's fields as the platform sent them; parsed by the block's declaration. */
  readonly fields: unknown;
}

/** The position and content of a placed block. */
export interface Placement {
  readonly frame: BlockFrame;
  /** The rendered content of the block's own placeholders, by name without its number. */
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** The number of blocks in each of them. */
  readonly slotSizes: Readonly<Record<string, number>>;
  /** Whether it is the first block of the main content, whose picture is loaded first. */
  readonly isFirst: boolean;
  /** The place inside another block that lays it out; absent on the page itself. */
  readonly slot?: Slot | undefined;
}

/** The props of a block's component. */
export interface BlockProps<Declarations extends FieldDeclarations> extends Placement {
  /** The parsed fields; missing and malformed ones have their documented default. */
  readonly fields: FieldValues<Declarations>;
  /** In editing mode: the platform's metadata of the fields, for `EditableField`. */
  readonly editing: FieldEditing<Declarations>;
  /** Identity of the placement; unique on the page. */
  readonly uid: string;
}

/** A placeholder inside a block. */
export interface Slot {
  /** Without its number. */
  readonly name: string;
  /** The number of blocks in it. */
  readonly size: number;
}

/** The props of the component of a block that needs more than its fields. */
export interface LoadedBlockProps<Declarations extends FieldDeclarations, Data>
  extends BlockProps<Declarations> {
  readonly data: Data;
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
   * Loads on the server what the block shows beyond its fields. Upstream failures are part of the
   * data; a rejection is a bug, and the section is replaced by an error message.
   */
  readonly load: (request: LoadRequest<Declarations>) => Promise<Data>;
  /** Synchronous for the same reason. */
  readonly Component: (props: LoadedBlockProps<Declarations, Data>) => ReactNode;
}

/** The argument of a block's `load`. */
export interface LoadRequest<Declarations extends FieldDeclarations> extends LoadContext {
  readonly fields: FieldValues<Declarations>;
  /** Path or id of the item that contains the fields; the page itself when absent. */
  readonly dataSource: string | undefined;
}

/** The part of it that all blocks of a page share. */
export interface LoadContext {
  readonly frame: BlockFrame;
  readonly services: BlockServices;
  /** Receives one line for each failure. */
  readonly log: (line: string) => void;
  /** Reports a fact about the page that was found while loading. */
  readonly report: (fact: PageFact) => void;
}

/** Creates a block's element for its position. */
export type Place = (placement: Placement) => ReactElement;

interface KnownBlock {
  readonly manual: BlockManual;
  readonly fields: FieldDeclarations;
  readonly slots: readonly string[];
}

/** A block in the registry, independent of the types of its fields and data. */
export type Block = KnownBlock &
  (
    | { readonly kind: 'plain'; readonly read: (rendering: Rendering) => Place }
    | {
        readonly kind: 'loaded';
        readonly load: (rendering: Rendering, context: LoadContext) => Promise<Place>;
      }
  );

/** Declares a block that shows only its fields. */
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

/** Declares a block that needs more data than its fields. */
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
