import { itemUrlPath } from '../../itemUrl.ts';
import type { PageItem } from '../../model.ts';
import type { ContentStore } from '../../store.ts';
import type { AuthoredContent, ItemChange, PublishedChanges } from '../authoredContent.ts';
import { keyOfItem, keyOfTreeItem } from '../itemIndex.ts';
import type { LiveVersion } from '../versionStore.ts';
import {
  type KnownRedirects,
  knownRedirects,
  pageAbove,
  pageIn,
  pageKey,
  pagesByKey,
  redirectKey,
} from './knownRedirects.ts';
import { type PageRedirect, patternOf } from './pageRedirect.ts';
import { draftPlace, seenPlace } from './placeOf.ts';
import { changedRedirect, newRedirect, removedRedirect } from './redirectChanges.ts';

/** What happens to redirects when pages are published. */
export type RedirectPublish = Omit<PublishedChanges, 'by'>;

interface Publish extends KnownRedirects {
  readonly content: AuthoredContent;
  /** What visitors see before and after it. */
  readonly before: ContentStore;
  readonly after: ContentStore;
  /** The pages that visitors see after it, by the keys of their addresses. */
  readonly present: ReadonlyMap<string, PageItem>;
  /** The versions that are published, by the keys of their items. */
  readonly live: ReadonlyMap<string, LiveVersion>;
}

/**
 * What happens to redirects to pages with a publish, so that addresses which visitors know lead on as editors have chosen. A redirect
 * that waited for the change of a page is published with it, and pages that go along with that page get redirects too. A redirect to a
 * page that goes leads to where the page's own address does. One from an address that has a page again is removed.
 */
export function publishRedirects(
  content: AuthoredContent,
  after: ContentStore,
  live: readonly LiveVersion[],
): RedirectPublish {
  const known = knownRedirects(content.drafts());
  if (known.waiting.size + known.followed.size === 0) return { changes: [], drafts: [] };
  const publish: Publish = {
    ...known,
    content,
    before: content.published(),
    after,
    present: pagesByKey(after),
    live: new Map(live.map((each) => [keyOfItem(each), each])),
  };
  const waiting = [...known.waiting.values()].map((redirect) => wait(redirect, publish));
  const taken = new Set(waiting.flatMap(({ begins }) => begins ?? []));
  return {
    changes: [
      ...[...pagesByKey(publish.before)].flatMap(([key, page]) => goAlong(key, page, publish)),
      ...[...known.followed].flatMap(([key, redirect]) =>
        taken.has(key) ? [removedRedirect(redirect)] : follow(key, redirect, publish),
      ),
      ...waiting.flatMap(({ changes }) => changes),
    ],
    drafts: waiting.flatMap(({ drafts }) => drafts),
  };
}

/** A page may leave its address with a page above it. Its own change has a redirect that waits. */
function goAlong(key: string, page: PageItem, publish: Publish): readonly ItemChange[] {
  const { content, before, present } = publish;
  if (present.has(key)) return [];
  const cause = causeOf(page, publish);
  if (!cause || cause === page) return [];
  const targetId = targetOf(page, publish);
  if (targetId === undefined) return [];
  const pattern = patternOf(itemUrlPath(page, before));
  return newRedirect(page, { pattern, targetId, waitsFor: undefined }, content);
}

/** A redirect that visitors follow. */
function follow(key: string, redirect: PageRedirect, publish: Publish): readonly ItemChange[] {
  if (publish.present.has(key)) return [removedRedirect(redirect)];
  const targetId = leadOn(redirect, publish);
  return changedRedirect(redirect, { targetId }, publish.content);
}

interface WaitedRedirect extends RedirectPublish {
  /** The key of its address, if visitors follow it now. It takes the place of another redirect there. */
  readonly begins?: string;
}

/** A redirect that waits for the change of a page. */
function wait(redirect: PageRedirect, publish: Publish): WaitedRedirect {
  const { content, after, present, followed } = publish;
  const { language } = redirect.item;
  const targetId = leadOn(redirect, publish);
  if (!isPublished(redirect, publish)) {
    // The page may get another address with one above it before its own change.
    const seen = pageIn(after, { id: redirect.waitsFor ?? '', language });
    const pattern = seen ? patternOf(itemUrlPath(seen, after)) : redirect.pattern;
    return { changes: [], drafts: changedRedirect(redirect, { pattern, targetId }, content) };
  }
  const key = redirectKey(redirect);
  const isUseless = !pageIn(after, { id: targetId, language }) && key && followed.has(key);
  if (key === undefined || present.has(key) || isUseless)
    return { changes: [], drafts: [removedRedirect(redirect)] };
  const part = { targetId, waitsFor: undefined };
  return { changes: changedRedirect(redirect, part, content), drafts: [], begins: key };
}

/** Whether visitors get to see the change for which a redirect waits. */
function isPublished(
  { item: { language }, waitsFor: item = '' }: PageRedirect,
  { content, live }: Publish,
): boolean {
  const key = { item, language };
  return draftPlace(content, key) === seenPlace(content, key, live.get(keyOfItem(key)));
}

/** The page whose own change takes the address from a page: itself, or one above it. */
function causeOf(page: PageItem, publish: Publish): PageItem | undefined {
  const { content, before, present, live } = publish;
  const key = { item: page.id, language: page.language };
  const version = live.get(keyOfItem(key));
  if (version && seenPlace(content, key) !== seenPlace(content, key, version)) return page;
  const above = pageAbove(page, before);
  const isGone = above && present.get(pageKey(above, before))?.id !== above.id;
  return isGone ? causeOf(above, publish) : undefined;
}

/** The page to which the address leads that a page has left. Undefined: to none, as the editor has chosen. */
function targetOf(page: PageItem, publish: Publish): string | undefined {
  const lead = leadOf(page, publish);
  if (!lead) return undefined;
  return pageIn(publish.after, page) ? page.id : leadOn(lead, publish);
}

/** The redirect that says where the address of a page leads: its own if it is deleted too, or that of the page which takes it along. */
function leadOf(page: PageItem, publish: Publish): PageRedirect | undefined {
  const own = publish.waiting.get(keyOfTreeItem(page));
  if (own && own.targetId !== page.id) return own;
  const cause = causeOf(page, publish);
  return cause && publish.waiting.get(keyOfTreeItem(cause));
}

/** The page to which a redirect leads: another one if its target is gone, and the address of that leads on. */
function leadOn({ targetId, item }: PageRedirect, publish: Publish): string {
  const { before, after } = publish;
  const passed = new Set<string>();
  let id = targetId;
  while (!passed.has(id)) {
    passed.add(id);
    const page = pageIn(before, { id, language: item.language });
    if (!page || pageIn(after, page)) break;
    id = leadOf(page, publish)?.targetId ?? id;
  }
  return id;
}
