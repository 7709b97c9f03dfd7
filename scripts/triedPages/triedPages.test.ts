import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { EnvironmentError } from '#process/variables.ts';
import { loadSeed } from '#services/content/loading/loadSeed.ts';
import { createStore } from '#services/content/store.ts';
import { editorOriginOf, editorPlacesOf } from './editorPlacesOf.ts';
import { triedPages } from './triedPages.ts';

const group = fileURLToPath(new URL('../../services/testGroup', import.meta.url));
const content = createStore(loadSeed(`${group}/content`, 'Test'));
const block = (name: string, canBeAdded = true) => ({ name, canBeAdded });

test('a block is tried on the first page that has it, and one of the main site if that has it', () => {
  const blocks = content.sites.flatMap(({ name, language }) =>
    content
      .pages(name, language)
      .flatMap(({ layout }) =>
        Object.values(layout.placeholders).flatMap((list) =>
          list.map(({ componentName }) => componentName),
        ),
      ),
  );
  for (const mainSite of ['alfa', 'beta']) {
    const places = triedPages({
      content,
      mainSite,
      blocks: [...new Set(blocks)].map((name) => block(name)),
    });
    expect(Object.keys(places).length).toBeGreaterThan(2);
    for (const [name, { site, language, itemId, block: uid }] of Object.entries(places)) {
      const page = content.item(itemId, language);
      expect(JSON.stringify(page?.layout)).toContain(`"uid":"${uid}","componentName":"${name}"`);
      const isOnMain = content.pages(mainSite, language).some(({ layout }) => {
        return JSON.stringify(layout).includes(`"componentName":"${name}"`);
      });
      if (isOnMain) expect([name, site]).toEqual([name, mainSite]);
    }
  }
});

test('a block that no page has is tried on the first page, unless it can’t be added', () => {
  const places = triedPages({
    content,
    mainSite: 'beta',
    blocks: [block('Unused'), block('Retired', false)],
  });
  const [start] = content.pages('beta', content.site('beta')?.language ?? '');
  expect(places).toEqual({
    Unused: { site: 'beta', language: start?.language, itemId: start?.id },
  });
});

test('every block of the product that can be added has a page of the group', () => {
  const { origin, places } =
    editorPlacesOf({}, { isDevelopment: true }) ?? expect.unreachable('there is an editor');
  expect(origin).toBe('http://localhost:4000');
  const added = blockManifest().blocks.filter(({ status }) => status !== 'deprecated');
  expect(added.filter(({ name }) => !places[name])).toEqual([]);
});

test.each([
  ['the services of a developer', {}, true, 'http://localhost:4000'],
  ['their own port', { SERVICES_PORT: '4500' }, true, 'http://localhost:4500'],
  [
    'an editor that is named',
    { EDITING_ORIGIN: 'https://edit.example' },
    false,
    'https://edit.example',
  ],
  ['none where none is named', {}, false, undefined],
])('a Storybook leads to %s', (_what, variables, isDevelopment, origin) => {
  expect(editorOriginOf(variables, { isDevelopment })).toBe(origin);
});

test('without an editor, no content is read', () => {
  expect(editorPlacesOf({ GROUP_DIR: '/nowhere' }, { isDevelopment: false })).toBeUndefined();
});

test('an invalid address of the editor ends the build', () => {
  expect(() =>
    editorOriginOf({ EDITING_ORIGIN: 'edit.example' }, { isDevelopment: false }),
  ).toThrow(EnvironmentError);
});
