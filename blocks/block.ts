import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import {
  type FieldDeclarations,
  type FieldEditing,
  type FieldValues,
  parseFields,
} from '#domain/content/fields.ts';
import type { PageMode, Rendering } from '#domain/content/page.ts';
import type { Locale, SiteId, SiteTheme } from '#domain/sites/site.ts';

/** What every block may know of the page around it. */
export interface BlockFrame {
  readonly site: SiteId;
  readonly locale: Locale;
  /** The brand the page wears. */
  readonly theme: SiteTheme;
  /** Path within the site and language, starting with a slash. */
  readonly path: string;
  readonly mode: PageMode;
  /** The site's own texts. */
  readonly dictionary: Dictionary;
  /** Address of the site’s start page in this language: `/` or `/en`. */
  readonly homePath: string;
  /**
   * Tiny blurred stand-ins as data addresses, by the address of the picture: what a visitor sees
   * of a large picture until it arrives. Made on the server, for pictures that are worth it.
   */
  readonly blurs?: Readonly<Record<string, string>> | undefined;
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
  /** Identity of the placement; unique on the page. */
  readonly uid: string;
  /** Whether it is the first block of the main content: its picture is what visitors wait for. */
  readonly isFirst: boolean;
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

interface BlockDeclaration<Declarations extends FieldDeclarations> {
  readonly manual: BlockManual;
  readonly fields: Declarations;
  /** Names of the placeholders inside the block. */
  readonly slots?: readonly string[];
  /** Synchronous, so that Storybook renders exactly what the site renders. */
  readonly Component: (props: BlockProps<Declarations>) => ReactNode;
}

/** Where a placement stands and what it contains. */
export interface Placement {
  readonly frame: BlockFrame;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly isFirst: boolean;
}

/** A block as the registry keeps it: the types of its fields are its own business. */
export interface Block {
  readonly manual: BlockManual;
  readonly fields: FieldDeclarations;
  readonly slots: readonly string[];
  /** Parses the fields and gives the element. */
  readonly render: (rendering: Rendering, placement: Placement) => ReactElement;
}

/** Declares a block. */
export function defineBlock<const Declarations extends FieldDeclarations>({
  manual,
  fields,
  slots = [],
  Component,
}: BlockDeclaration<Declarations>): Block {
  return {
    manual,
    fields,
    slots,
    render: (rendering, placement) => {
      const { values, editing } = parseFields(fields, rendering.fields);
      const props = { fields: values, editing, uid: rendering.uid, ...placement };
      return createElement(Component, props);
    },
  };
}
