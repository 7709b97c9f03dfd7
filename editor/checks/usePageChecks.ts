import { useDeferredValue, useEffect, useMemo } from 'react';
import { createLinkCheck, type LinkCheck } from '#domain/content/checkLinks.ts';
import type { Manifest } from '#domain/content/manifest/manifest.ts';
import type { PageEntry } from '../api/authoringApi.ts';
import type { EditableSite } from '../api/sessionApi.ts';
import { entryIds, entryItems } from '../panels/entryItems.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { EditControl } from '../state/useEdit.ts';
import { allBlocks, type BlockNode, type PlaceholderNode } from '../structure/structureTree.ts';
import type { CheckedContent, CheckedPlaceholders } from './checkedContent.ts';
import type { Finding } from './finding.ts';
import { pageFindings } from './pageFindings.ts';

interface PageChecksOptions {
  readonly edit: EditControl;
  readonly tree: readonly PlaceholderNode[];
  readonly page: { readonly itemId: string; readonly language: string };
  readonly pages: readonly PageEntry[];
  readonly site: EditableSite;
  readonly manifest: Manifest;
}

/** What is wrong with the page as it is edited. It follows after what is typed is shown. */
export function usePageChecks(options: PageChecksOptions): readonly Finding[] {
  const { edit, tree, page, pages, site, manifest } = options;
  const { country } = site;
  useAllItems(edit, tree);
  const items = useDeferredValue(edit.state.items);
  const checkLink = useMemo(
    () => linkCheckOf(site, pages, page.language),
    [site, pages, page.language],
  );
  return useMemo(() => {
    const own = items[page.itemId];
    if (!own) return [];
    const content: CheckedContent = {
      template: own.saved.templateName,
      values: own.current,
      placeholders: placeholdersOf(tree, items),
      entries: entryItems(listedIds(tree, items), items),
    };
    return pageFindings(content, { manifest, checkLink, country });
  }, [items, page.itemId, tree, manifest, checkLink, country]);
}

/** Loads the items of all blocks, and those that their lists hold. */
function useAllItems({ state: { items }, load }: EditControl, tree: readonly PlaceholderNode[]) {
  const ids = useMemo(() => {
    const own = allBlocks(tree).map(({ placed }) => placed.dataSource);
    const listed = listedIds(tree, items).flatMap((id) => dashedGuid(id) ?? []);
    return [...new Set([...own, ...listed])].filter(Boolean).join(' ');
  }, [items, tree]);
  useEffect(() => {
    if (ids !== '') load(ids.split(' '));
  }, [ids, load]);
}

type Items = EditControl['state']['items'];

/** The ids of what the lists of all blocks hold. */
function listedIds(tree: readonly PlaceholderNode[], items: Items): readonly string[] {
  return allBlocks(tree).flatMap(({ placed: { dataSource }, block }) =>
    entryIds(block?.fields ?? [], items[dataSource]?.current ?? {}, items),
  );
}

function placeholdersOf(nodes: readonly PlaceholderNode[], items: Items): CheckedPlaceholders {
  return Object.fromEntries(
    nodes.map(({ address, blocks }) => [
      address.placeholder,
      blocks.filter((block) => isChecked(block, items)).map((block) => blockOf(block, items)),
    ]),
  );
}

/** A block whose fields aren't known yet would seem to be empty, and a hidden one is not on the page. */
function isChecked({ placed: { dataSource, isHidden } }: BlockNode, items: Items): boolean {
  return !isHidden && (dataSource === '' || items[dataSource] !== undefined);
}

function blockOf({ placed, name, placeholders }: BlockNode, items: Items) {
  return {
    uid: placed.uid,
    name,
    values: items[placed.dataSource]?.current ?? {},
    placeholders: placeholdersOf(placeholders, items),
  };
}

/** A link must lead to a page in the same language. The pages of other languages aren't known here. */
function linkCheckOf(
  { origin, language: first, languages }: EditableSite,
  pages: readonly PageEntry[],
  language: string,
): LinkCheck {
  const others = languages.filter((each) => each !== first);
  return createLinkCheck(
    {
      site: { hosts: [new URL(origin).host], locales: [first, ...others] },
      paths: new Map([[language, new Set(pages.map(({ route }) => route))]]),
    },
    language,
  );
}
