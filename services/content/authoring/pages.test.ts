import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sitemapAt } from '../sitemap.ts';
import { isPage } from '../store.ts';
import { templateId } from '../templates.ts';
import type { AuthoringResult } from './authoringFailure.ts';
import { rawFieldOf } from './changeFields.ts';
import { copyItem } from './copyItem.ts';
import { createItem } from './createItem.ts';
import { deletedPages, restoreItem } from './deletedPages.ts';
import { deleteItem } from './deleteItem.ts';
import { reasonToStay } from './fixedPages.ts';
import { blocksIn } from './layoutField.ts';
import { moveItem } from './moveItem.ts';
import { publishItems, publishSites, publishStateOf, unpublishItem } from './publishing.ts';
import { renameItem } from './renameItem.ts';
import {
  type AuthoredGroup,
  addressesIn,
  createAuthoredGroup,
  done,
  draftAt,
  redirectsIn,
} from './testing/authoredGroup.ts';
import { updateItem } from './updateItem.ts';

const titled = (title: string) => `fields: { navTitle: ${title}, metaTitle: ${title} }\n`;

const files = {
  'site.yaml': `name: alfa
hostname: alfa.example
language: sv
languages: [sv, en]
redirects:
  - { pattern: /host, target: "/om/oss?from=host#top", type: REDIRECT_302 }
  - { pattern: "^/team$", target: /om }
  - { pattern: "^/n/(\\\\d+)$", target: /nyheter/$1 }
`,
  'sv/dictionary.yaml': 'close: Stäng\npathToTireHotel: /dackhotell\n',
  'sv/shared/header.yaml': '- { componentName: MainNavigation, fields: { Title: Alfa } }\n',
  'sv/shared/footer.yaml': '- { componentName: Footer }\n',
  'sv/pages/index.yaml':
    'placeholders: { headless-header: [{ include: header }], headless-main: [{ componentName: Blurb }], headless-footer: [{ include: footer }] }\n',
  'sv/pages/404.yaml': titled('404'),
  'sv/pages/om.yaml': `displayName: Om
${titled('Om oss')}placeholders:
  headless-header: []
  headless-main:
    - componentName: CardList
      fields: { Title: Mer, next: { page: /om } }
      placeholders: { "card-list-{*}": [{ componentName: Card, fields: { Title: Ett } }] }
`,
  'sv/pages/om/oss.yaml': titled('Oss'),
  'sv/pages/om/oss/styrelsen.yaml': titled('Styrelsen'),
  'sv/pages/kontakt.yaml': titled('Kontakt'),
  'sv/pages/dackhotell.yaml': titled('Däckhotell'),
  'sv/pages/bil/,-w-,.yaml': titled('Bil'),
  'sv/pages/bil.yaml': titled('Bilar'),
  'en/pages/index.yaml': titled('Home'),
  'en/pages/about.yaml': `translationOf: /om\n${titled('About')}`,
  'en/pages/about/us.yaml': `translationOf: /om/oss\n${titled('Us')}`,
  'en/pages/kontakt.yaml': titled('Contact'),
};

let group: AuthoredGroup;

beforeEach(async () => {
  group = await createAuthoredGroup(files);
});
afterEach(() => group.close());

const idAt = (address: string) => draftAt(group.content, address).id;
const rename = (address: string, newName: string, more: object = {}) =>
  renameItem(group.authoring, { itemId: idAt(address), newName, ...more });
const move = (address: string, more: object) =>
  moveItem(group.authoring, { itemId: idAt(address), ...more });
const remove = (address: string, more: object = {}) =>
  deleteItem(group.authoring, { itemId: idAt(address), ...more });
const publish = (itemId: string) => publishItems(group.authoring, { rootItemId: itemId });
const publishAll = () => done(publishSites(group.authoring, { siteNames: [] }));
const redirects = () => redirectsIn(group.content.published());
const refusalOf = (result: AuthoringResult<unknown>) =>
  result.ok ? expect.unreachable('it was done') : result.failure;

/** What the files redirect, while nothing has changed. */
const ofFiles = ['/host → /om/oss?from=host#top', '^/n/(\\d+)$ → /nyheter/$1', '^/team$ → /om'];

describe('a new page', () => {
  const fields = [
    { name: 'navTitle', value: 'Vårt team' },
    { name: '__Display name', value: 'Vårt team' },
  ];

  test('is a copy of another page with its blocks, whose fields are its own', () => {
    const copy = done(
      copyItem(group.authoring, {
        itemId: idAt('/om'),
        targetParentId: idAt('/'),
        copyItemName: 'team',
        subPages: false,
        languages: ['sv'],
        fields,
      }),
    );
    expect([copy.displayName, rawFieldOf(copy, 'navTitle'), rawFieldOf(copy, 'metaTitle')]).toEqual(
      ['Vårt team', 'Vårt team', 'Om oss'],
    );
    const drafts = group.content.drafts();
    const [list, card] = [copy, draftAt(group.content, '/om')].map((page) =>
      isPage(page) ? blocksIn(page.layout.placeholders) : [],
    );
    expect(list?.map(({ componentName }) => componentName)).toEqual(['CardList', 'Card']);
    for (const [at, { uid, dataSourceId = '' }] of (list ?? []).entries()) {
      expect([card?.[at]?.uid, card?.[at]?.dataSourceId]).not.toContain(uid);
      expect(drafts.item(dataSourceId, 'sv')?.path).toMatch(/\/team\/Data\//);
    }
    const data = drafts.item(list?.[0]?.dataSourceId ?? '', 'sv');
    // What the copies refer to among themselves are the copies.
    expect(data?.fields.find(({ name }) => name === 'next')?.value).toMatchObject({ id: copy.id });
    expect(addressesIn(drafts)).toContain('/team');
    expect(addressesIn(drafts)).not.toContain('/team/oss');
    expect(drafts.item(copy.id, 'en')).toBeUndefined();
  });

  test('of a template has the header and the footer of its site, also below a page that lacks them', () => {
    const input = { name: 'team', templateId: templateId('Page'), parent: idAt('/om'), fields };
    const page = done(createItem(group.authoring, { ...input, language: 'sv' }));
    const names = Object.values((isPage(page) && page.layout.placeholders) || {}).map((list) =>
      list.map(({ componentName }) => componentName),
    );
    expect(names).toEqual([['MainNavigation'], [], ['Footer']]);
  });

  test('is seen by nobody before it is published', () => {
    const before = sitemapAt('/sitemaps/alfa/sitemap.xml', group.content.published());
    const { id } = done(
      copyItem(group.authoring, { itemId: idAt('/om'), copyItemName: 'team', subPages: false }),
    );
    const published = group.content.published();
    expect(sitemapAt('/sitemaps/alfa/sitemap.xml', published)).toBe(before);
    const home = published.page('alfa', '/', 'sv') ?? expect.unreachable();
    expect(published.children(home).map((child) => child.id)).not.toContain(id);
    done(publish(id));
    expect(sitemapAt('/sitemaps/alfa/sitemap.xml', group.content.published())).toContain('/team<');
  });

  test.each([
    ['a name that another page has', 'kontakt', /There is an item kontakt already/],
    ['the beginning of the addresses of a language', 'en', /addresses of a language/],
  ])('is refused with %s', (_what, name, message) => {
    const input = { name, templateId: templateId('Page'), parent: idAt('/') };
    const copied = { itemId: idAt('/om'), copyItemName: name, targetParentId: idAt('/') };
    const created = refusalOf(createItem(group.authoring, { ...input, language: 'sv' }));
    expect(created).toMatchObject({ kind: 'invalid', field: 'name' });
    expect(created.message).toMatch(message);
    // A copy gets a number instead of a name that is taken.
    if (name === 'en')
      expect(refusalOf(copyItem(group.authoring, copied)).message).toMatch(message);
  });

  test('is refused at an address that a translation has', () => {
    const input = { name: 'about', templateId: templateId('Page'), parent: idAt('/en') };
    const result = createItem(group.authoring, { ...input, language: 'en' });
    expect(refusalOf(result)).toMatchObject({ field: 'name' });
  });
});

describe('another name', () => {
  test('is written in one step with the title, and published with its redirects', () => {
    const fields = [{ name: 'navTitle', value: 'Om Alfa' }];
    const page = done(rename('/om', 'om-alfa', { language: 'sv', fields, redirect: true }));
    expect([page.version, rawFieldOf(page, 'navTitle')]).toEqual([2, 'Om Alfa']);
    expect(redirects()).toEqual(ofFiles.toSorted());
    expect(addressesIn(group.content.published())).toContain('/om/oss');
    done(publish(page.id));
    expect(addressesIn(group.content.published())).toContain('/om-alfa/oss/styrelsen');
    // What led to the old addresses leads to the new ones.
    expect(redirects()).toEqual(
      [
        '/om → /om-alfa',
        '/om/oss → /om-alfa/oss',
        '/om/oss/styrelsen → /om-alfa/oss/styrelsen',
        '/host → /om-alfa/oss?from=host#top',
        '^/team$ → /om-alfa',
        '^/n/(\\d+)$ → /nyheter/$1',
      ].toSorted(),
    );
  });

  test('changes the redirects of earlier names, and removes the one from the new name', () => {
    for (const name of ['b', 'c']) {
      done(rename(name === 'b' ? '/kontakt' : '/b', name, { redirect: true }));
      publishAll();
    }
    const own = () => redirects().filter((each) => !ofFiles.includes(each));
    expect(own()).toEqual(
      ['/b → /c', '/kontakt → /c', '/en/b → /en/c', '/en/kontakt → /en/c'].toSorted(),
    );
    done(rename('/c', 'kontakt', { redirect: true }));
    publishAll();
    expect(own()).toEqual(
      ['/b → /kontakt', '/c → /kontakt', '/en/b → /en/kontakt', '/en/c → /en/kontakt'].toSorted(),
    );
  });

  test('ends the redirect from there for good', () => {
    done(rename('/kontakt', 'b', { redirect: true }));
    publishAll();
    done(rename('/om', 'kontakt'));
    publishAll();
    done(rename('/kontakt', 'c'));
    publishAll();
    expect(redirects().filter((each) => each.startsWith('/kontakt'))).toEqual([]);
  });

  test('takes the place of a redirect of the content files from there', () => {
    const { id } = done(rename('/kontakt', 'host'));
    done(publish(id));
    expect(redirects()).toEqual(ofFiles.filter((each) => !each.startsWith('/host')).toSorted());
  });

  test('leaves no redirect without the wish for one, or when it is taken back', () => {
    done(rename('/kontakt', 'b', { redirect: true }));
    done(rename('/b', 'c', { redirect: false }));
    publishAll();
    done(rename('/c', 'd', { redirect: true }));
    done(rename('/d', 'c', { redirect: true }));
    publishAll();
    expect(redirects()).toEqual(ofFiles.toSorted());
  });

  test('of a translation with an address of its own changes that address only', () => {
    const page = done(rename('/en/about', 'who-we-are', { language: 'en', redirect: true }));
    expect(page.name).toBe('om');
    publishAll();
    expect(addressesIn(group.content.published())).toEqual(
      expect.arrayContaining(['/om', '/om/oss', '/en/who-we-are', '/en/who-we-are/us']),
    );
    expect(redirects()).toEqual(
      [...ofFiles, '/en/about → /en/who-we-are', '/en/about/us → /en/who-we-are/us'].toSorted(),
    );
  });

  test('is refused if the page was changed meanwhile, and nothing is written', () => {
    const before = draftAt(group.content, '/kontakt');
    const changed = { itemId: before.id, fields: [{ name: 'navTitle', value: 'B' }] };
    const { id } = done(updateItem(group.authoring, changed));
    const stale = { baseRevision: '0'.repeat(32), redirect: true };
    for (const result of [
      rename('/kontakt', 'b', stale),
      move('/kontakt', { targetParentId: idAt('/om'), ...stale }),
      remove('/kontakt', { redirectTo: idAt('/'), ...stale }),
    ])
      expect(refusalOf(result)).toMatchObject({ kind: 'conflict' });
    expect(group.content.latest({ item: id, language: 'sv' })?.version).toBe(2);
    expect(redirectsIn(group.content.drafts())).toEqual(ofFiles.toSorted());
  });
});

describe('another place', () => {
  const order = () =>
    group.content
      .drafts()
      .children(draftAt(group.content, '/'))
      .filter(isPage)
      .map(({ name }) => name);

  test('below another page takes the pages below along', () => {
    done(move('/om/oss', { targetParentId: idAt('/kontakt'), redirect: true }));
    publishAll();
    expect(redirects()).toEqual(
      expect.arrayContaining([
        '/om/oss → /kontakt/oss',
        '/om/oss/styrelsen → /kontakt/oss/styrelsen',
        '/host → /kontakt/oss?from=host#top',
      ]),
    );
    // In English the page above has the same name.
    expect(redirects()).toContain('/en/about/us → /en/kontakt/us');
  });

  test.each([
    ['before the first', { before: '/404' }, ['om', '404', 'bil', 'dackhotell', 'kontakt']],
    ['between', { after: '/bil' }, ['404', 'bil', 'om', 'dackhotell', 'kontakt']],
    ['after the last', { after: '/kontakt' }, ['404', 'bil', 'dackhotell', 'kontakt', 'om']],
  ])('%s among its siblings', (_what, beside, expected) => {
    const beforeItemId = 'before' in beside ? idAt(beside.before) : undefined;
    const afterItemId = 'after' in beside ? idAt(beside.after) : undefined;
    expect(order()).toEqual(['404', 'bil', 'dackhotell', 'kontakt', 'om']);
    const { id } = done(move('/om', { beforeItemId, afterItemId }));
    expect(order()).toEqual(expected);
    // The pages that had to make room are published with it.
    done(publish(id));
    const published = group.content.published();
    const home = published.page('alfa', '/', 'sv') ?? expect.unreachable();
    const seen = published.children(home).filter(isPage);
    expect(seen.map(({ name }) => name)).toEqual(expected);
  });

  test('is refused beside a page that is gone', () => {
    const afterItemId = idAt('/kontakt');
    done(remove('/kontakt'));
    expect(refusalOf(move('/om', { afterItemId }))).toMatchObject({ kind: 'not-found' });
  });

  test('is refused where a page has its address', () => {
    done(rename('/om/oss', 'kontakt'));
    const result = move('/om/kontakt', { targetParentId: idAt('/') });
    expect(refusalOf(result)).toMatchObject({ kind: 'invalid', field: 'name' });
  });
});

describe('a deletion', () => {
  const deleted = () =>
    deletedPages(group.content, { siteName: 'alfa', language: 'sv' }).map(
      ({ displayName, route, by, isSeen }) => [displayName, route, by, isSeen],
    );

  test('leads from all addresses to the page that the editor has chosen', () => {
    done(remove('/om', { redirectTo: idAt('/kontakt') }));
    expect(addressesIn(group.content.published())).toContain('/om/oss');
    publishAll();
    expect(redirects()).toEqual(
      [
        ...['/om → /kontakt', '/om/oss → /kontakt', '/om/oss/styrelsen → /kontakt'],
        ...['/en/about → /en/kontakt', '/en/about/us → /en/kontakt'],
        ...['/host → /kontakt?from=host#top', '^/team$ → /kontakt', '^/n/(\\d+)$ → /nyheter/$1'],
      ].toSorted(),
    );
  });

  test('of a page to which addresses lead lets them lead on', () => {
    done(rename('/kontakt', 'b', { redirect: true }));
    publishAll();
    done(remove('/b', { redirectTo: idAt('/om') }));
    publishAll();
    expect(redirects()).toEqual(expect.arrayContaining(['/b → /om', '/kontakt → /om']));
  });

  test('without a redirect leaves the addresses empty', () => {
    done(remove('/kontakt'));
    publishAll();
    expect(redirects()).toEqual(ofFiles.toSorted());
  });

  test('can’t lead to a page that is deleted too, or that isn’t there', () => {
    for (const redirectTo of [idAt('/om/oss'), idAt('/om'), '0'.repeat(32)])
      expect(refusalOf(remove('/om', { redirectTo }))).toMatchObject({ field: 'redirectTo' });
  });

  test('is listed, and taken back with everything below', () => {
    const id = idAt('/om');
    done(remove('/om', { redirectTo: idAt('/') }));
    expect(deleted()).toEqual([['Om', '/om', 'anna', true]]);
    publishAll();
    expect(deleted()).toEqual([['Om', '/om', 'anna', false]]);
    expect(redirects()).toContain('/om → /');
    done(restoreItem(group.authoring, { itemId: id }));
    expect(deleted()).toEqual([]);
    expect(publishStateOf(group.content, { item: id, language: 'sv' })).toBe('unpublished');
    expect(addressesIn(group.content.drafts())).toContain('/om/oss/styrelsen');
    publishAll();
    expect(redirects()).toEqual(ofFiles.toSorted());
  });

  test('is taken back without the redirect that waited for it', () => {
    const id = idAt('/om');
    done(remove('/om', { redirectTo: idAt('/') }));
    done(restoreItem(group.authoring, { itemId: id }));
    done(rename('/om', 'b'));
    publishAll();
    expect(redirects()).toEqual(ofFiles.toSorted());
  });

  test('that is taken back leaves the redirect of a page below to its own new name', () => {
    const id = idAt('/om');
    done(rename('/om/oss', 'c', { redirect: true }));
    done(remove('/om', { redirectTo: idAt('/') }));
    done(publish(id));
    expect(redirects()).toContain('/om/oss → /');
    done(restoreItem(group.authoring, { itemId: id }));
    publishAll();
    const own = redirects().filter((each) => /^\/(?:host|om\/oss) /.test(each));
    expect(own).toEqual(['/host → /om/c?from=host#top', '/om/oss → /om/c']);
  });

  test('isn’t taken back where there is another page now, or nothing above', () => {
    const [about, board] = [idAt('/om/oss'), idAt('/om/oss/styrelsen')];
    done(remove('/om/oss/styrelsen'));
    done(remove('/om/oss'));
    const restored = (itemId: string) => restoreItem(group.authoring, { itemId });
    expect(refusalOf(restored(board)).message).toMatch(/Restore that first/);
    done(rename('/kontakt', 'oss'));
    done(move('/oss', { targetParentId: idAt('/om') }));
    expect(refusalOf(restored(about))).toMatchObject({ field: 'name' });
    expect(refusalOf(restored(idAt('/om')))).toMatchObject({ kind: 'not-found' });
  });
});

describe('a page that the site needs', () => {
  test.each([
    ['/', /start page/],
    ['/404', /missing or fails/],
    ['/bil/,-w-,', /Many addresses/],
    ['/bil', /Many addresses/],
    ['/dackhotell', /pathToTireHotel/],
  ])('%s can’t be renamed, moved or deleted, and says why', (address, reason) => {
    const page = draftAt(group.content, address);
    expect(reasonToStay(page, group.content.drafts())).toMatch(reason);
    const targetParentId = idAt('/om');
    const refused = [
      remove(address),
      ...(address === '/' ? [] : [rename(address, 'x'), move(address, { targetParentId })]),
    ];
    for (const result of refused) expect(refusalOf(result).message).toMatch(reason);
  });

  test('gets another title, and another place among its siblings', () => {
    const fields = [{ name: 'navTitle', value: 'Hotell för däck' }];
    done(rename('/dackhotell', 'dackhotell', { language: 'sv', fields }));
    done(move('/dackhotell', { beforeItemId: idAt('/404') }));
    expect(rawFieldOf(draftAt(group.content, '/dackhotell'), 'navTitle')).toBe('Hotell för däck');
  });
});

describe('a publish is refused', () => {
  test('at an address at which visitors still see another page', () => {
    done(rename('/kontakt', 'b'));
    const { id } = done(rename('/om', 'kontakt'));
    expect(refusalOf(publish(id)).message).toMatch(/still see the page kontakt at \/kontakt/);
    publishAll();
    expect(addressesIn(group.content.published())).toEqual(
      expect.arrayContaining(['/b', '/kontakt/oss']),
    );
  });

  test('if visitors lost a page that was brought elsewhere', () => {
    done(move('/om/oss', { targetParentId: idAt('/kontakt') }));
    const id = idAt('/om');
    done(remove('/om'));
    expect(refusalOf(publish(id)).message).toMatch(/still see the page oss at its earlier place/);
    done(publish(idAt('/kontakt/oss')));
    done(publish(id));
    expect(addressesIn(group.content.published())).toContain('/kontakt/oss/styrelsen');
  });
});

test('a hidden page has no redirect to it until it is seen again', () => {
  const { id } = done(rename('/kontakt', 'b', { redirect: true }));
  publishAll();
  done(unpublishItem(group.authoring, { itemId: id }));
  expect(redirects()).toEqual(ofFiles.toSorted());
  done(publish(id));
  expect(redirects()).toContain('/kontakt → /b');
});
