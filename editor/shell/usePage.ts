import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldProblem } from '#domain/content/fields.ts';
import type { Manifest, ManifestField } from '#domain/content/manifest/manifest.ts';
import type { AuthoringApi, ItemAddress } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import { type Finding, fieldProblemsOf } from '../checks/finding.ts';
import { usePageChecks } from '../checks/usePageChecks.ts';
import { type ShownFields, shownFields } from '../panels/fieldsOf.ts';
import type { FrameBlock, Place } from '../protocol/frameProtocol.ts';
import { type EditControl, useEdit } from '../state/useEdit.ts';
import { blockTitle } from '../structure/blockWords.ts';
import { allBlocks, type PlaceholderNode } from '../structure/structureTree.ts';
import { type StructureControl, useStructure } from '../structure/useStructure.ts';
import type { PageEditorProps } from './PageEditorProps.ts';

/** The edited page: its values, its blocks and what is chosen. */
export interface PageControl {
  readonly api: AuthoringApi;
  readonly page: ItemAddress & { readonly title: string; readonly route: string };
  readonly edit: EditControl;
  readonly structure: StructureControl;
  readonly chosen: Place | undefined;
  readonly choose: (place: Place | undefined) => void;
  /** The fields of what is chosen. */
  readonly shown: ShownFields | undefined;
  /** What the checks find in the fields of what is chosen. */
  readonly problems: readonly FieldProblem[];
  /** What the checks find on the page as it is now. */
  readonly findings: readonly Finding[];
  /** What the page has to know about its blocks, by placement. */
  readonly blocks: Readonly<Record<string, FrameBlock>>;
  /** Why an item couldn't be loaded. */
  readonly loadFailure: AuthoringFailure | undefined;
}

/** Edits a page of a site. */
export function usePage(props: PageEditorProps): PageControl {
  const { services, session, signedIn, api, site, open, page: entry, pages, definitions } = props;
  const { itemId, displayName: title, route } = entry;
  const page = useMemo(
    () => ({ itemId, language: open.language, title, route }),
    [itemId, open.language, title, route],
  );
  const [loadFailure, setLoadFailure] = useState<AuthoringFailure>();
  const { manifest, kept } = services;
  const edit = useEdit({ api, page, kept, onLoadFailed: setLoadFailure });
  const structure = useStructure({ api, page, edit, manifest, definitions });
  useSignedIn(edit, session.lapse, signedIn.lapsed === undefined);

  const { tree } = structure;
  const blocks = useMemo(() => frameBlocks(tree), [tree]);
  const findings = usePageChecks({ edit, tree, page, pages, site, manifest });
  const choice = useChoice({ edit, tree, page, manifest, block: open.block });
  const { shown, chosen } = choice;
  const problems = fieldProblemsOf(findings, shown?.itemId === itemId ? undefined : chosen?.uid);
  return { api, page, edit, structure, ...choice, findings, problems, blocks, loadFailure };
}

interface ChoiceOptions {
  readonly edit: EditControl;
  readonly tree: readonly PlaceholderNode[];
  readonly page: PageControl['page'];
  readonly manifest: Manifest;
  /** The placement of the block that is chosen at first. */
  readonly block: string | undefined;
}

/** What is chosen on the page, and its fields. */
function useChoice({
  edit,
  tree,
  page,
  manifest,
  block,
}: ChoiceOptions): Pick<PageControl, 'chosen' | 'choose' | 'shown'> {
  const [chosen, choose] = useState<Place | undefined>(
    block === undefined ? undefined : { kind: 'block', uid: block },
  );
  const { items } = edit.state;
  const { itemId, title } = page;
  const shown = shownFields(chosen, {
    manifest,
    tree,
    page: { itemId, title, templateName: items[itemId]?.saved.templateName ?? '' },
    templateOf: (id) => items[id]?.saved.templateName,
  });
  useLoaded(shown?.itemId, edit);
  return { chosen, choose, shown };
}

/** What the page has to know about its blocks. */
function frameBlocks(tree: readonly PlaceholderNode[]): PageControl['blocks'] {
  const blocks = allBlocks(tree).map(({ placed, name, block }) => {
    const texts = textFields([...(block?.fields ?? []), ...(block?.pageFields ?? [])]);
    const title = blockTitle(name);
    return [placed.uid, { name: placed.isHidden ? `${title}, hidden` : title, texts }] as const;
  });
  return Object.fromEntries(blocks);
}

/** The names of the fields that are plain texts, also those of the entries of lists. */
function textFields(fields: readonly ManifestField[]): readonly string[] {
  return fields.flatMap(({ kind, name, format, choices, entries }) => {
    if (entries) return textFields(entries);
    return kind === 'text' && format === undefined && choices === undefined ? name : [];
  });
}

/** Loads the item whose fields are shown. */
function useLoaded(itemId: string | undefined, { load }: EditControl): void {
  useEffect(() => {
    if (itemId !== undefined) load([itemId]);
  }, [itemId, load]);
}

/** Asks to sign in again when the service no longer accepts the session, and goes on saving afterwards. */
function useSignedIn(
  { state: { connection }, dispatch }: EditControl,
  lapse: () => void,
  isSignedIn: boolean,
): void {
  const isRefused = connection.kind === 'signed-out';
  const onRefused = useEffectEvent(() => lapse());
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  const onSignedIn = useEffectEvent(() => dispatch({ type: 'signedIn' }));
  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn]);
}
