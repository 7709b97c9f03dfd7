import { servicesPort, sitePort } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { heroOf, itemIdOf } from './support/itemId.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: showingPictures });

const secret = 'secret=forecourt-local';
const page = 'sc_site=nordvik-se&sc_lang=sv&route=/&mode=edit';

test('the editor’s configuration needs the secret', async ({ request }) => {
  expect((await request.get('/api/editing/config')).status()).toBe(401);
  expect((await request.get('/api/editing/config?secret=wrong')).status()).toBe(401);
  const origin = 'https://designlibrary.sitecorecloud.io';
  const answer = await request.get(`/api/editing/config?${secret}`, { headers: { origin } });
  expect(answer.headers()['access-control-allow-origin']).toBe(origin);
  expect(await answer.json()).toMatchObject({
    framework: 'nextjs-approuter',
    clientComponents: [],
    packages: { '@sitecore-content-sdk/nextjs': expect.stringMatching(/^2[.]/) },
    editMode: 'metadata',
    components: expect.arrayContaining(['HeroBanner', 'Blurb']),
  });
});

test('a request without a parameter gets an error that names it', async ({ request }) => {
  const answer = await request.get(`/feaas-render?${secret}&${page}`);
  expect(answer.status()).toBe(400);
  expect((await answer.json()).message).toContain('sc_itemid');
});

test('a page in the editor contains the platform’s marks', async ({ request }) => {
  const itemId = await itemIdOf('nordvik-se', '/');
  const answer = await request.get(`/feaas-render?${secret}&${page}&sc_itemid=${itemId}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']).toContain('frame-ancestors');
  const html = await answer.text();
  for (const chrome of ['placeholder', 'rendering', 'field']) {
    expect(html).toContain(`type="text/sitecore" chrometype="${chrome}" class="scpm" kind="open"`);
  }
  expect(html).toContain('id="headless-main_00000000-0000-0000-0000-000000000000"');
});

test('no part of the editor’s page opens another draft', async ({ request }) => {
  const itemId = await itemIdOf('nordvik-se', '/');
  const rendered = await request.get(`/feaas-render?${secret}&${page}&sc_itemid=${itemId}`);
  expect(rendered.headers()).not.toHaveProperty('set-cookie');
  expect(rendered.headers()['cache-control']).toBe('no-store');
  const [token = ''] = /token=\d+\.[\w-]{43}/.exec(await rendered.text()) ?? [];
  const other = await itemIdOf('nordvik-se', '/om-oss');
  for (const query of [
    `${page}&sc_itemid=${itemId}`,
    `${page}&sc_itemid=${itemId}&${secret}`,
    `${page}&sc_itemid=${other}&${token}`,
    `${page}&sc_itemid=${other}&token=9999999999999.${'A'.repeat(43)}`,
  ]) {
    const answer = await request.get(`/api/editing/page?${query}`, {
      headers: { accept: 'text/html', cookie: '__prerender_bypass=a' },
    });
    expect(answer.status(), query).toBe(401);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).not.toContain('scpm');
  }
});

test('a page in the editor keeps its address, and reloads', async ({ page: frame }) => {
  const address = `/api/editing/render?${secret}&${page}&sc_itemid=${await itemIdOf('nordvik-se', '/')}`;
  await frame.goto(address);
  await expect(frame.getByRole('contentinfo')).toBeVisible();
  const answer = await frame.reload();
  expect(answer?.status()).toBe(200);
  expect(frame.url()).toContain(address);
});

test('a page in the editor has a title, and the editor looks for its marks once all islands have loaded', async ({
  page: frame,
}) => {
  const address = `/api/editing/render?${secret}&${page}&sc_itemid=${await itemIdOf('nordvik-se', '/')}`;
  const html = await (await frame.request.get(address)).text();
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: string[] = [];
  // The page names the scripts that it starts with; islands load others.
  await frame.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!html.includes(pathname)) {
      held.push(pathname);
      await promise;
    }
    await route.continue();
  });
  const resets: true[] = [];
  await frame.exposeFunction('Sitecore.Horizon.ResetChromes', () => resets.push(true));
  await frame.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(resets).toEqual([]);
  resolve();
  await expect.poll(() => resets.length).toBe(1);
  expect(await frame.title()).not.toBe('');
});

test('a component of the platform’s builder is shown as what editors write, and only from the platform', async ({
  request,
}) => {
  const of = (src: string) =>
    request.get(`/feaas-render?${secret}&feaasSrc=${encodeURIComponent(src)}`);
  const answer = await of(`http://127.0.0.1:${servicesPort}/`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Content platform');
  expect(html).not.toContain('scpm');
  const refused = await of(`http://127.0.0.1:${sitePort}/`);
  expect(refused.status()).toBe(400);
  expect((await refused.json()).message).toContain('feaasSrc');
});

test('the Design Library shows a component without its page, and what its editor changes', async ({
  page: library,
}) => {
  const { itemId, uid } = await heroOf('nordvik-se');
  const query = `sc_site=nordvik-se&sc_lang=sv&mode=library-metadata&sc_itemid=${itemId}&sc_uid=${uid}`;
  const address = `http://localhost:${sitePort}/api/editing/render?${secret}&${query}`;
  // The page of an editor, whose origin may frame and address the component. Browsers ask before they load a local address
  // into it.
  await library.context().grantPermissions(['local-network-access']);
  await library.route('https://designlibrary.sitecorecloud.io/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>heard=[];addEventListener('message',e=>heard.push(e.data))</script><iframe width="1280" height="720" src="${address}"></iframe>`,
    }),
  );
  await library.goto('https://designlibrary.sitecorecloud.io/');
  const statuses = () =>
    library.evaluate(() => {
      const heard: unknown = Reflect.get(window, 'heard');
      return JSON.stringify(heard);
    });
  const status = (state: string) =>
    JSON.stringify({
      name: 'component:status',
      message: { status: state, uid, isRenderingServerComponent: true },
    });
  await expect.poll(statuses).toBe(`[${status('ready')}]`);
  const component = library.frameLocator('iframe').locator('#editing-component');
  await expect(component.locator('code[chrometype="rendering"][kind="open"]')).toHaveId(uid);
  await library.evaluate(
    (details) => {
      const frame = document.querySelector('iframe')?.contentWindow;
      frame?.postMessage({ name: 'component:status' }, '*');
      frame?.postMessage({ name: 'component:update', details }, '*');
    },
    { uid, fields: { Title: { value: 'Ny rubrik' } } },
  );
  await expect(component.getByRole('heading', { name: 'Ny rubrik' })).toBeVisible();
  await expect.poll(statuses).toBe(`[${status('ready')},${status('rendered')}]`);
});
