import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { createTestApplication } from '../../testing.ts';
import { templateId } from '../templates.ts';
import { renderingIdOf } from './layoutField.ts';

const key = 'k'.repeat(32);
const draftKey = 'd'.repeat(32);
const path = '/sitecore/api/authoring/graphql/v1';
const home = '/sitecore/content/Test/alfa/Home';

let application: Awaited<ReturnType<typeof createTestApplication>>;

beforeEach(async () => {
  const variables = { CONTENT_AUTHORING_KEY: key, CONTENT_DRAFT_KEY: draftKey };
  application = await createTestApplication({ variables });
});
afterEach(() => application.close());

type Answer = Awaited<ReturnType<Response['json']>>;

async function send(query: string, variables: object = {}, authorization = `Bearer ${key}`) {
  const answer = await application.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query, variables }),
  });
  const body: Answer = await answer.json();
  return { status: answer.status, ...body };
}

/** The one member of the answer's data. */
async function author(query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await send(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

async function refusal(query: string, variables: object = {}) {
  const { errors } = await send(query, variables);
  const [{ message, extensions }] = errors ?? [{}];
  return { message, ...extensions };
}

const itemFields = 'itemId name path version url fields { nodes { name value } revision }';
const itemQuery = `query ($where: ItemQueryInput!) { item(where: $where) { ${itemFields}
  layout: field(name: "__Final Renderings") { value } } }`;
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { item { ${itemFields} } } }`;
const [create, update, copy, rename, move, restore, addVersion] = [
  mutation('createItem', 'CreateItemInput'),
  mutation('updateItem', 'UpdateItemInput'),
  mutation('copyItem', 'CopyItemInput'),
  mutation('renameItem', 'RenameItemInput'),
  mutation('moveItem', 'MoveItemInput'),
  mutation('restoreVersion', 'RestoreVersionInput'),
  mutation('addItemVersion', 'AddItemVersionInput'),
] as const;
const remove = 'mutation ($input: DeleteItemInput!) { deleteItem(input: $input) { successful } }';
const publish =
  'mutation ($input: PublishItemInput!) { publishItem(input: $input) { operationId } }';
const unpublish =
  'mutation ($input: UnpublishItemInput!) { unpublishItem(input: $input) { operationId } }';

const draft = (where: object) => author(itemQuery, { where: { language: 'sv', ...where } });
const write = async (wherePath: string, fields: object[], more: object = {}) =>
  (await author(update, { input: { path: wherePath, language: 'sv', fields, ...more } })).item;
const rawValueOf = (item: Answer, name: string) =>
  item.fields.nodes.find((field: Answer) => field.name === name)?.value;

const layoutQuery = `query ($path: String!) { layout(site: "alfa", routePath: $path, language: "sv") {
  item { id version rendered updated: field(name: "__Updated") { value } revision: field(name: "__Revision") { value } } } }`;

/** What visitors see at an address, or what those with other headers do. */
async function page(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { body }: Answer = await application.query(layoutQuery, { path: address }, headers);
  return body.data.layout.item;
}
const draftHeaders = { sc_apikey: draftKey };
const navTitle = (item: Answer) => item?.rendered.sitecore.route.fields.navTitle.value;

describe('access', () => {
  test('needs a key, or somebody who has signed in', async () => {
    const { status, errors } = await send('{ sites { name } }', {}, 'Bearer wrong');
    expect([status, errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('without a key takes sessions of editors only', async () => {
    const { ask, close } = await createTestApplication();
    const headers = { authorization: 'Bearer ' };
    expect((await ask(path, { method: 'POST', headers })).status).toBe(401);
    close();
  });
});

test('a file is uploaded to the address that the API gives for it', async () => {
  const { presignedUploadUrl } = await author(
    'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { presignedUploadUrl } }',
    { input: { itemPath: 'Campaign/Star', alt: 'A star' } },
  );
  const { pathname, search } = new URL(presignedUploadUrl);
  const body = new FormData();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>';
  body.append('file', new File([drawing], 'any.svg'));
  const answer = await application.ask(pathname + search, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect((await answer.json()).ItemPath).toMatch(/^\/sitecore\/media library\/.*star/i);
  const forged = await application.ask(`${pathname}${search}x`, { method: 'POST', body });
  expect(forged.status).toBe(403);
});

test('visitors see a change when it is published, and editors at once', async () => {
  const before = await page('/om-oss');
  const changed = await write(`${home}/om-oss`, [{ name: 'NavTitle', value: 'Om Alfa' }]);
  expect([changed.version, rawValueOf(changed, 'navTitle')]).toEqual([2, 'Om Alfa']);
  expect(await page('/om-oss')).toEqual(before);
  for (const headers of [draftHeaders, { sc_editMode: 'true' }, { sc_previewMode: 'true' }])
    expect(navTitle(await page('/om-oss', headers))).toBe('Om Alfa');
  await author(publish, { input: { rootItemId: changed.itemId, languages: ['sv'] } });
  const after = await page('/om-oss');
  expect([after.id, after.version, navTitle(after)]).toEqual([before.id, 2, 'Om Alfa']);
  expect(after.revision.value).toBe(changed.fields.revision);
  expect(after.updated.value > before.updated.value).toBe(true);
  await author(unpublish, { input: { itemId: changed.itemId } });
  expect(await page('/om-oss')).toBeNull();
  expect(navTitle(await page('/om-oss', draftHeaders))).toBe('Om Alfa');
  await author('mutation { publishSite { operationId } }');
  expect(await page('/om-oss')).toBeNull();
});

describe('two editors', () => {
  test('of one field get both values', async () => {
    const { fields } = await draft({ path: `${home}/om-oss` });
    const base = { baseRevision: fields.revision };
    const theirs = await write(`${home}/om-oss`, [{ name: 'navTitle', value: 'A' }], base);
    const input = { path: `${home}/om-oss`, fields: [{ name: 'navTitle', value: 'B' }], ...base };
    expect(await refusal(update, { input })).toMatchObject({
      code: 'CONFLICT',
      revision: theirs.fields.revision,
      conflicts: [{ field: 'navTitle', yours: 'B', theirs: 'A', base: 'om-oss' }],
    });
  });

  test('of different fields both keep theirs', async () => {
    const { fields } = await draft({ path: `${home}/om-oss` });
    const base = { baseRevision: fields.revision };
    await write(`${home}/om-oss`, [{ name: 'navTitle', value: 'A' }], base);
    const item = await write(`${home}/om-oss`, [{ name: 'metaTitle', value: 'B' }], base);
    expect([rawValueOf(item, 'navTitle'), rawValueOf(item, 'metaTitle')]).toEqual(['A', 'B']);
  });

  test('of an item that one deletes are told who did', async () => {
    const { itemId, fields } = await draft({ path: `${home}/om-oss` });
    await write(`${home}/om-oss`, [{ name: 'navTitle', value: 'A' }]);
    const stale = { input: { itemId, baseRevision: fields.revision } };
    expect((await refusal(remove, stale)).code).toBe('CONFLICT');
    await author(remove, { input: { itemId } });
    const late = { input: { itemId, fields: [{ name: 'navTitle', value: 'B' }] } };
    expect(await refusal(update, late)).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('script deleted the item'),
    });
    expect(navTitle(await page('/om-oss'))).toBe('om-oss');
    const { item } = await author(restore, { input: { itemId, language: 'sv', version: 2 } });
    expect([item.version, rawValueOf(item, 'navTitle')]).toEqual([4, 'A']);
  });
});

test('what is deleted is gone for visitors, with what is below it, when that is published', async () => {
  const { itemId } = await draft({ path: `${home}/bilar` });
  await author(remove, { input: { itemId } });
  expect(await page('/bilar/nya', draftHeaders)).toBeNull();
  expect(navTitle(await page('/bilar/nya'))).toBe('nya');
  const { itemId: above } = await draft({ path: home });
  await author(publish, { input: { rootItemId: above, publishSubItems: true } });
  expect([await page('/bilar'), await page('/bilar/nya')]).toEqual([null, null]);
});

test('each change is a version, and any can be restored', async () => {
  const { itemId } = await write(`${home}/om-oss`, [{ name: 'navTitle', value: 'A' }]);
  await write(`${home}/om-oss`, [{ name: 'navTitle', value: 'A' }]);
  await write(`${home}/om-oss`, [{ name: 'navTitle', value: 'B' }]);
  await author(restore, { input: { itemId, language: 'sv', version: 1 } });
  const history = `query ($id: ID!) { history(itemId: $id, language: "sv") {
    nodes { version by note isPublished } } }`;
  const { nodes } = await author(history, { id: itemId });
  expect(nodes).toEqual([
    { version: 4, by: 'script', note: 'restored version 1', isPublished: false },
    { version: 3, by: 'script', note: 'changed navTitle', isPublished: false },
    { version: 2, by: 'script', note: 'changed navTitle', isPublished: false },
    { version: 1, by: '', note: 'content files', isPublished: true },
  ]);
  expect(rawValueOf(await draft({ itemId, version: 3 }), 'navTitle')).toBe('B');
  expect(rawValueOf(await draft({ itemId }), 'navTitle')).toBe('om-oss');
});

describe('blocks', () => {
  const uid = '00000000-0000-4000-8000-0000000000aa';

  /** Adds a block with a title to the start page, below the one that is there. */
  async function addBlock(): Promise<Answer> {
    const fields = [{ name: 'Title', value: 'Ny' }];
    const input = {
      name: 'Blurb-1',
      templateId: templateId('Blurb'),
      parent: `${home}/Data`,
      fields,
    };
    const { item } = await author(create, { input: { ...input, language: 'sv' } });
    const { layout } = await draft({ path: home });
    const block = {
      uid,
      renderingId: renderingIdOf('CardList'),
      dataSource: `${item.itemId}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      parent: undefined,
      placeholder: 'headless-main',
      params: { Styles: 'wide' },
    };
    const placed = parseRenderings(layout.value) ?? [];
    const value = writeRenderings([...placed, block]);
    return write(home, [{ name: '__Final Renderings', value }]);
  }

  const namesOf = (list: Answer[]) => list.map(({ componentName }) => componentName);

  test('are added with their fields, and leave what the page shares with others', async () => {
    const before = await page('/');
    const { itemId } = await addBlock();
    const input = { rootItemId: itemId, languages: ['sv'], publishRelatedItems: true };
    await author(publish, { input });
    const { placeholders } = (await page('/')).rendered.sitecore.route;
    expect(namesOf(placeholders['headless-main'])).toEqual(['HeroBanner', 'CardList']);
    expect(placeholders['headless-main'][1]).toMatchObject({
      uid,
      params: { Styles: 'wide' },
      fields: { Title: { value: 'Ny' } },
      placeholders: { 'card-list-{*}': [] },
    });
    const [header, footer] = ['headless-header', 'headless-footer'];
    const was = before.rendered.sitecore.route.placeholders;
    for (const name of [header, footer]) {
      const { uid: _, ...block } = placeholders[name][0];
      expect(was[name][0]).toMatchObject(block);
    }
  });

  test('that are hidden are for editors of the page only, and can be shown again', async () => {
    await addBlock();
    const setHidden = async (isHidden: boolean) => {
      const { layout } = await draft({ path: home });
      const placed = parseRenderings(layout.value) ?? [];
      const value = writeRenderings(
        placed.map((each) => (each.uid === uid ? { ...each, isHidden } : each)),
      );
      await write(home, [{ name: '__Final Renderings', value }]);
    };
    const shownIn = async (address: string, headers: Record<string, string>) =>
      namesOf((await page(address, headers)).rendered.sitecore.route.placeholders['headless-main']);
    await setHidden(true);
    const stored = parseRenderings((await draft({ path: home })).layout.value) ?? [];
    expect(stored.filter(({ isHidden }) => isHidden).map((each) => each.uid)).toEqual([uid]);
    expect(await shownIn('/', { sc_editMode: 'true' })).toEqual(['HeroBanner', 'Hidden Rendering']);
    expect(await shownIn('/', { sc_previewMode: 'true' })).toEqual(['HeroBanner']);
    const edited = JSON.stringify(await page('/', { sc_editMode: 'true' }));
    expect(edited).not.toContain('"Ny"');
    const copied = { path: home, targetParentPath: home, copyItemName: 'kopia' };
    await author(copy, { input: copied });
    expect(await shownIn('/kopia', draftHeaders)).toEqual(['HeroBanner']);
    await author('mutation { publishSite(input: { siteNames: ["alfa"] }) { operationId } }');
    expect(await shownIn('/', {})).toEqual(['HeroBanner']);
    await setHidden(false);
    expect(await shownIn('/', draftHeaders)).toEqual(['HeroBanner', 'CardList']);
  });

  test('of lists that pages share are in the layout, and say which pages they are on', async () => {
    await addBlock();
    const { layout } = await draft({ path: home });
    expect(parseRenderings(layout.value)?.map(({ placeholder }) => placeholder)).toEqual([
      'headless-header',
      'headless-main',
      'headless-main',
      'headless-footer',
    ]);
    const footer = await author(
      'query ($path: ID!) { usedBy(itemId: $path) { nodes { path language } } }',
      { path: parseRenderings(layout.value)?.at(-1)?.dataSource },
    );
    expect(footer.nodes).toEqual([{ path: home, language: 'sv' }]);
  });

  test('a thousand of them are a page', async () => {
    const block = { renderingId: renderingIdOf('Blurb'), dataSource: '', params: {} };
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      ...block,
      uid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      parent: undefined,
      placeholder: 'headless-main',
    }));
    await write(home, [{ name: '__Final Renderings', value: writeRenderings(many) }]);
    const { placeholders } = (await page('/', draftHeaders)).rendered.sitecore.route;
    expect(placeholders['headless-main']).toHaveLength(1_000);
  });

  test.each([
    ['with a component that nobody knows', { renderingId: uid }],
    [
      'inside one that isn’t there',
      { parent: renderingIdOf('Card'), placeholder: 'card-list-{*}' },
    ],
  ])('%s are refused', async (_what, part) => {
    const block = { uid, renderingId: renderingIdOf('Blurb'), dataSource: '', params: {} };
    const place = { parent: undefined, placeholder: 'headless-main' };
    const value = writeRenderings([{ ...block, ...place, ...part }]);
    const input = { path: home, language: 'sv', fields: [{ name: '__Final Renderings', value }] };
    expect(await refusal(update, { input })).toMatchObject({
      code: 'INVALID',
      field: '__Final Renderings',
    });
  });
});

describe('pages', () => {
  test('get an address below their parent, with what pages share', async () => {
    const input = { name: 'Våra bilar', templateId: templateId('Page'), parent: home };
    const { item } = await author(create, { input });
    expect([item.path, item.url]).toEqual([`${home}/Våra bilar`, '/våra-bilar']);
    expect(await page('/våra-bilar')).toBeNull();
    await author(publish, { input: { rootItemId: item.itemId } });
    const { placeholders } = (await page('/våra-bilar')).rendered.sitecore.route;
    expect(placeholders['headless-footer']).toHaveLength(1);
    expect(placeholders['headless-main']).toEqual([]);
  });

  test('take those below them along, when they are renamed or moved', async () => {
    await author(rename, { input: { path: `${home}/bilar`, newName: 'fordon' } });
    await author(move, { input: { path: `${home}/fordon`, targetParentPath: `${home}/om-oss` } });
    expect((await page('/om-oss/fordon/nya', draftHeaders)).id).toBe((await page('/bilar/nya')).id);
    expect(await page('/bilar/nya', draftHeaders)).toBeNull();
    const input = { path: `${home}/om-oss`, targetParentPath: `${home}/om-oss/fordon/nya` };
    expect((await refusal(move, { input })).code).toBe('INVALID');
    await author('mutation { publishSite(input: { siteNames: ["alfa"] }) { operationId } }');
    expect(navTitle(await page('/om-oss/fordon'))).toBe('bilar');
    expect(await page('/bilar')).toBeNull();
  });

  test('are copied with the fields of their blocks', async () => {
    const input = { path: home, targetParentPath: home, copyItemName: 'kopia' };
    const { item } = await author(copy, { input });
    expect(item.url).toBe('/kopia');
    const flat = { path: `${home}/kopia`, deepCopy: false };
    expect((await author(copy, { input: flat })).item.name).toBe('kopia-2');
    const [one, other] = [await page('/', draftHeaders), await page('/kopia', draftHeaders)];
    const heroOf = (each: Answer) => each.rendered.sitecore.route.placeholders['headless-main'][0];
    expect(heroOf(other).fields).toEqual(heroOf(one).fields);
    expect(heroOf(other).uid).not.toBe(heroOf(one).uid);
    expect(heroOf(other).dataSource).toMatch(/\/kopia\/Data\//);
  });

  test('get copies of blocks from other pages, in one language, with what is below them', async () => {
    const block = {
      name: 'List',
      templateId: templateId('FooterLinkList'),
      parent: `${home}/Data`,
    };
    const { item } = await author(create, { input: { ...block, language: 'sv' } });
    const link = { name: 'One', templateId: templateId('FooterLinkList Links') };
    const entry = await author(create, {
      input: { ...link, parent: item.itemId, language: 'sv' },
    });
    await write(item.path, [{ name: 'Links', value: `{${entry.item.itemId}}` }]);
    const to = { targetParentPath: `${home}/om-oss/Data`, copyItemName: 'Copy' };
    const copied = await author(copy, { input: { ...to, itemId: item.itemId, languages: ['sv'] } });
    expect(copied.item.path).toBe(`${home}/om-oss/Data/Copy`);
    const links = rawValueOf(copied.item, 'Links');
    expect(links).not.toContain(entry.item.itemId.toUpperCase());
    expect((await draft({ itemId: links.replace(/[{}]/g, '') })).path).toBe(
      `${home}/om-oss/Data/Copy/One`,
    );
    const abroad = { ...to, itemId: item.itemId, languages: ['sv'], targetLanguage: 'en' };
    const english = await author(copy, { input: { ...abroad, copyItemName: 'English' } });
    const { itemId } = english.item;
    expect(await author(itemQuery, { where: { itemId, language: 'en' } })).not.toBeNull();
    expect(await author(itemQuery, { where: { itemId, language: 'sv' } })).toBeNull();
    expect(await refusal(copy, { input: { ...abroad, targetLanguage: 'fi' } })).toMatchObject({
      code: 'INVALID',
      field: 'targetLanguage',
    });
  });

  test('don’t refer to items of another site after they were copied from there', async () => {
    const list = { name: 'List', templateId: templateId('Story'), parent: home };
    const page = await draft({ path: `${home}/om-oss` });
    const dashed = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
    const id = `${page.itemId}`.replace(dashed, '{$1-$2-$3-$4-$5}').toUpperCase();
    const tags = [{ name: 'tags', value: id }];
    const { item } = await author(create, { input: { ...list, language: 'sv', fields: tags } });
    const beta = '/sitecore/content/Test/beta/Home';
    const to = { itemId: item.itemId, languages: ['sv'], copyItemName: 'Copy' };
    const own = await author(copy, { input: { ...to, targetParentPath: home } });
    expect(rawValueOf(own.item, 'tags')).toBe(id);
    const abroad = { ...to, targetParentPath: beta, targetLanguage: 'sv' };
    const other = await author(copy, { input: abroad });
    expect(rawValueOf(other.item, 'tags')).toBe('');
  });

  test('are added to another language of the site', async () => {
    const input = { path: `${home}/om-oss`, language: 'en' };
    const { item } = await author(addVersion, { input });
    expect(item.url).toBe('/en/om-oss');
    expect((await refusal(addVersion, { input: { ...input, language: 'fi' } })).code).toBe(
      'INVALID',
    );
  });
});

test('pages say where visitors see them and whether they can leave, and deleted ones come back', async () => {
  const pageQuery = `query ($where: ItemQueryInput!) { item(where: $where) { itemId url publishedUrl fixedBecause } }`;
  const pageAt = (path: string) => author(pageQuery, { where: { path, language: 'sv' } });
  await author(rename, { input: { path: `${home}/bilar`, newName: 'fordon', redirect: true } });
  const car = await pageAt(`${home}/fordon/nya`);
  expect(car).toMatchObject({ url: '/fordon/nya', publishedUrl: '/bilar/nya', fixedBecause: null });
  expect((await pageAt(home)).fixedBecause).toMatch(/start page/);
  const target = (await pageAt(`${home}/om-oss`)).itemId;
  await author(remove, { input: { itemId: car.itemId, redirectTo: target } });
  const deletedQuery = `{ deletedPages(siteName: "alfa", language: "sv") {
    nodes { itemId displayName route by isPublished } } }`;
  expect((await author(deletedQuery)).nodes).toEqual([
    {
      itemId: car.itemId,
      displayName: 'nya',
      route: '/fordon/nya',
      by: 'script',
      isPublished: true,
    },
  ]);
  await author(mutation('restoreItem', 'RestoreItemInput'), { input: { itemId: car.itemId } });
  expect((await author(deletedQuery)).nodes).toEqual([]);
  await author('mutation { publishSite(input: { siteNames: ["alfa"] }) { operationId } }');
  const { body }: Answer = await application.query(
    '{ site { siteInfo(site: "alfa") { redirects { pattern target redirectType locale } } } }',
    {},
  );
  const moved = (from: string, to: string) => ({
    pattern: from,
    target: to,
    redirectType: 'REDIRECT_301',
    locale: 'sv',
  });
  expect(body.data.site.siteInfo.redirects).toEqual(
    expect.arrayContaining([
      moved('/bilar', '/fordon'),
      moved('/bilar/nya', '/fordon/nya'),
      moved('/bilar/begagnade', '/fordon/begagnade'),
    ]),
  );
});

test.each([
  [
    'a name with a slash',
    create,
    { name: 'a/b', templateId: templateId('Page'), parent: home },
    'INVALID',
  ],
  [
    'a name that is taken',
    create,
    { name: 'Bilar', templateId: templateId('Page'), parent: home },
    'INVALID',
  ],
  ['no template', create, { name: 'a', templateId: 'x', parent: home }, 'INVALID'],
  ['no parent', create, { name: 'a', templateId: templateId('Page'), parent: '/x' }, 'INVALID'],
  ['an item that isn’t there', update, { path: '/x', fields: [] }, 'NOT_FOUND'],
  ['an old version', update, { path: home, version: 7, fields: [] }, 'INVALID'],
  [
    'a malformed picture',
    update,
    { path: home, fields: [{ name: 'ogImage', value: '<img>' }] },
    'INVALID',
  ],
  [
    'a field of the platform',
    update,
    { path: home, fields: [{ name: '__Revision', value: 'x' }] },
    'INVALID',
  ],
  [
    'a value of 1 MB',
    update,
    { path: home, fields: [{ name: 'metaTitle', value: 'x'.repeat(1_000_001) }] },
    'TOO_LARGE',
  ],
])('%s is refused', async (_what, query, input, code) => {
  expect((await refusal(query, { input })).code).toBe(code);
});

test('a body of 10 MB is refused', async () => {
  const { status, errors } = await send(update, {
    input: { path: home, fields: [{ name: 'a', value: 'x'.repeat(10_000_000) }] },
  });
  expect([status, errors[0].extensions.code]).toEqual([413, 'TOO_LARGE']);
});

test('fields that aren’t declared are kept', async () => {
  const item = await write(`${home}/om-oss`, [{ name: 'Old Field', value: 'x' }]);
  expect(rawValueOf(item, 'Old Field')).toBe('x');
  const reset = await write(`${home}/om-oss`, [{ name: 'old field', reset: true }]);
  expect(rawValueOf(reset, 'Old Field')).toBeUndefined();
});
