import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lint } from './lint/lint.ts';

interface Planted {
  readonly file: string;
  readonly imports: string;
}

const refused: readonly Planted[] = [
  { file: 'tokens/a.ts', imports: '#themes/media.ts' },
  { file: 'themes/a.ts', imports: '#design-system' },
  { file: 'design-system/X/X.tsx', imports: '#domain/result.ts' },
  { file: 'design-system/X/Y.tsx', imports: '../../blocks/registry.ts' },
  { file: 'design-system/X/Z.tsx', imports: '#cms/block.ts' },
  { file: 'design-system/X/Z2.tsx', imports: '../../cms/block.ts' },
  { file: 'domain/car/a.ts', imports: 'zod' },
  { file: 'domain/car/b.ts', imports: 'node:fs' },
  { file: 'domain/car/c.ts', imports: '@radix-ui/react-dialog' },
  { file: 'domain/car/d.ts', imports: 'next/link' },
  { file: 'domain/car/e.ts', imports: '#tokens/names.ts' },
  { file: 'domain/car/f.ts', imports: '../../cms/block.ts' },
  { file: 'upstream/content/b.ts', imports: '#cms/block.ts' },
  { file: 'services/x/c.ts', imports: '../../cms/block.ts' },
  { file: 'upstream/content/a.ts', imports: '#features/booking/Booking.tsx' },
  { file: 'cms/a.ts', imports: '#blocks/registry.ts' },
  { file: 'cms/x/b.ts', imports: '#features/booking/Booking.tsx' },
  { file: 'cms/x/c.ts', imports: '../../blocks/registry.ts' },
  { file: 'cms/x/d.ts', imports: '../../features/booking/Booking.tsx' },
  { file: 'cms/x/e.ts', imports: '#upstream/content/client.ts' },
  { file: 'features/booking/a.ts', imports: '#blocks/registry.ts' },
  { file: 'features/booking/b.ts', imports: '#upstream/content/client.ts' },
  { file: 'features/booking/c.ts', imports: '#cms/block.ts' },
  { file: 'features/booking/d.ts', imports: '../../cms/block.ts' },
  { file: 'features/booking/e.ts', imports: '#features/forms/formTexts.ts' },
  { file: 'features/booking/f.ts', imports: '../forms/formTexts.ts' },
  { file: 'features/booking/G.tsx', imports: '../forms/FormThanks.tsx' },
  { file: 'features/booking/step/h.ts', imports: '../../forms/formTexts.ts' },
  { file: 'features/booking/step/i.ts', imports: '#features/booking/b.ts' },
  { file: 'features/shared/a.ts', imports: '#features/forms/formTexts.ts' },
  { file: 'features/shared/b.ts', imports: '../forms/formTexts.ts' },
  { file: 'blocks/X/X.tsx', imports: '#app/services.ts' },
  { file: 'blocks/X/Y.tsx', imports: '#upstream/content/client.ts' },
  { file: 'blocks/X/Z.tsx', imports: '../Other/Other.tsx' },
  { file: 'blocks/X/Z2.tsx', imports: '#blocks/Other/Other.tsx' },
  { file: 'blocks/X/Z3.tsx', imports: '../registry.ts' },
  { file: 'blocks/X/Z4.tsx', imports: '../../cms/block.ts' },
  ...[
    ...[
      'app/g.ts',
      'blocks/X/G.tsx',
      'cms/g.ts',
      'demo/g.ts',
      'design-system/G.tsx',
      'domain/g.ts',
    ],
    ...['features/booking/g.ts', 'features/booking/step/g.ts', 'server/g.ts', 'services/g.ts'],
    ...[
      'sites/g.ts',
      'stories/g.tsx',
      'themes/g.ts',
      'tokens/g.ts',
      'upstream/g.ts',
      'scripts/g.ts',
    ],
    ...['domain/g.test.ts', 'proxy.ts'],
  ].map((file) => ({ file, imports: 'next/dist/lib/constants' })),
  { file: 'editor/a.ts', imports: '#app/services.ts' },
  { file: 'editor/b.ts', imports: '#cms/block.ts' },
  { file: 'editor/x/c.ts', imports: '#blocks/registry.ts' },
  { file: 'editor/x/d.ts', imports: '../../services/editing/wire.ts' },
  { file: 'editor/x/e.tsx', imports: '#design-system' },
  { file: 'editor/x/f.tsx', imports: 'next/link' },
  { file: 'app/i.ts', imports: '#editor/main.tsx' },
  { file: 'blocks/X/Z7.tsx', imports: '#editor/main.tsx' },
  { file: 'framework/a.ts', imports: '#domain/result.ts' },
  { file: 'framework/x/b.ts', imports: '../../app/services.ts' },
  { file: 'features/booking/n.ts', imports: '#framework/appRouter.ts' },
  { file: 'app/a.ts', imports: '#services/main.ts' },
  { file: 'app/b.ts', imports: '#stories/fixtures/a.ts' },
  { file: 'app/c.ts', imports: '#server/siteServer.ts' },
  { file: 'app/x/d.ts', imports: '../../server/siteServer.ts' },
  { file: 'sites/b.ts', imports: '#server/siteServer.ts' },
  { file: 'server/a.ts', imports: '#app/services.ts' },
  { file: 'server/x/b.ts', imports: '../../app/services.ts' },
  { file: 'server/c.ts', imports: '#upstream/content/client.ts' },
  { file: 'server/cache/f.ts', imports: '#app/pageCache/pageCache.ts' },
  { file: 'server/d.ts', imports: '#services/main.ts' },
  { file: 'services/a.ts', imports: '#upstream/content/client.ts' },
  { file: 'services/x/b.ts', imports: '../../domain/result.ts' },
  { file: 'services/x/c2.ts', imports: '#domain/search/recogniseWords.ts' },
  { file: 'services/c.ts', imports: '#demo/stock/index.ts' },
  { file: 'services/d.ts', imports: '../demo/stock/index.ts' },
  { file: 'process/a.ts', imports: '#domain/parseJson.ts' },
  { file: 'process/c.ts', imports: '#domain/result.ts' },
  { file: 'process/d.ts', imports: '#storage/claims.ts' },
  { file: 'storage/a.ts', imports: '#app/log.ts' },
  { file: 'storage/b.ts', imports: '#process/log.ts' },
  { file: 'storage/sqlite/c.ts', imports: '../../process/log.ts' },
  { file: 'domain/car/h.ts', imports: '#storage/claims.ts' },
  { file: 'stock/f.ts', imports: '#storage/diskStore.ts' },
  { file: 'features/booking/O.ts', imports: '#storage/tagTimes.ts' },
  { file: 'process/b.ts', imports: '../services/serve.ts' },
  { file: 'domain/car/g.ts', imports: '#process/variables.ts' },
  { file: 'search-engine/f.ts', imports: '#process/variables.ts' },
  { file: 'features/booking/N.ts', imports: '#process/variables.ts' },
  { file: 'search-engine/a.ts', imports: '#stock/schemas.ts' },
  { file: 'search-engine/embedded/b.ts', imports: '../../services/http/respond.ts' },
  { file: 'search-engine/embedded/c.ts', imports: '#domain/result.ts' },
  { file: 'search-engine/d.ts', imports: '#upstream/search/vehicleWire.ts' },
  { file: 'search-engine/embedded/e.ts', imports: '#demo/stock/index.ts' },
  { file: 'search-engine/g.ts', imports: '../stock/schemas.ts' },
  { file: 'stock/a.ts', imports: '#services/http/body.ts' },
  { file: 'stock/feed/b.ts', imports: '../../services/http/body.ts' },
  { file: 'stock/c.ts', imports: '#process/variables.ts' },
  { file: 'stock/d.ts', imports: '#domain/cars/car.ts' },
  { file: 'stock/e.ts', imports: '#upstream/mechmate/wire.ts' },
  { file: 'services/x/e.ts', imports: '#domain/search/words/vocabulary.ts' },
  { file: 'app/h.ts', imports: '#stock/schemas.ts' },
  { file: 'demo/stock/d.ts', imports: '#stock/schemas.ts' },
  { file: 'app/g.ts', imports: '#search-engine/engine.ts' },
  { file: 'upstream/search/c.ts', imports: '#search-engine/engine.ts' },
  { file: 'server/x/e.ts', imports: '../../search-engine/engine.ts' },
  { file: 'demo/a.ts', imports: '#search-engine/engine.ts' },
  { file: 'demo/b.ts', imports: '#services/search/searchService.ts' },
  { file: 'demo/stock/b.ts', imports: '../../services/services.ts' },
  { file: 'demo/stock/c.ts', imports: '#domain/result.ts' },
  { file: 'app/c.ts', imports: '#demo/stock/index.ts' },
  { file: 'stories/b.tsx', imports: '../demo/stock/index.ts' },
  { file: 'sites/a.ts', imports: '#themes/themes.css.ts' },
  { file: 'stories/a.tsx', imports: '#app/services.ts' },
  { file: 'styles/a.ts', imports: '#blocks/registry.ts' },
  { file: 'cms/x/f.tsx', imports: '#design-system/Heading/Heading.tsx' },
  { file: 'cms/x/g.css.ts', imports: '#design-system/Text/typeset.ts' },
  { file: 'features/booking/J.tsx', imports: '#design-system/Card/pressable.css.ts' },
  { file: 'features/booking/K.tsx', imports: '#design-system/Table/Table.tsx' },
  { file: 'features/booking/step/L.tsx', imports: '#design-system/Card/pressable.css.ts' },
  { file: 'features/booking/step/M.tsx', imports: '#design-system/Table/Table.tsx' },
  { file: 'blocks/X/Z5.tsx', imports: '#design-system/Dialog/Dialog.tsx' },
  { file: 'blocks/X/Z6.css.ts', imports: '#design-system/Scroller/Scroller.css.ts' },
  { file: 'app/E.tsx', imports: '#design-system/ErrorSection/ErrorSection.tsx' },
  { file: 'app/f.css.ts', imports: '#design-system/Text/Text.css.ts' },
];

const allowed: readonly Planted[] = [
  { file: 'themes/ok.ts', imports: '#tokens/names.ts' },
  { file: 'design-system/X/Ok.tsx', imports: '@radix-ui/react-dialog' },
  { file: 'domain/car/ok.ts', imports: '../result.ts' },
  { file: 'upstream/content/ok.ts', imports: '#domain/result.ts' },
  { file: 'features/booking/ok.ts', imports: '#design-system' },
  { file: 'blocks/X/Ok.tsx', imports: '#features/booking/Booking.tsx' },
  { file: 'blocks/X/Ok2.tsx', imports: '#cms/editing/EditableField.tsx' },
  { file: 'blocks/X/Ok3.tsx', imports: './X.fields.ts' },
  { file: 'blocks/ok.ts', imports: './X/Ok.tsx' },
  { file: 'cms/ok.ts', imports: '#design-system' },
  { file: 'cms/x/ok.ts', imports: '../block.ts' },
  { file: 'cms/x/ok2.ts', imports: '#themes/media.ts' },
  { file: 'features/booking/ok3.ts', imports: '#features/shared/keptLists.ts' },
  { file: 'features/booking/step/ok3.ts', imports: '#features/shared/keptLists.ts' },
  { file: 'features/booking/ok2.ts', imports: './step/ok.ts' },
  { file: 'features/booking/step/ok.ts', imports: '../ok.ts' },
  { file: 'features/booking/step/ok2.ts', imports: '../other/ok.ts' },
  { file: 'app/ok2.ts', imports: '#cms/renderer/loadBlocks.ts' },
  { file: 'stories/ok2.tsx', imports: '#cms/block.ts' },
  { file: 'app/ok.ts', imports: '#upstream/content/client.ts' },
  { file: 'server/ok.ts', imports: '#app/environment.ts' },
  { file: 'server/ok4.ts', imports: '#app/upstreams.ts' },
  { file: 'server/cache/ok.ts', imports: '#storage/tagTimes.ts' },
  { file: 'app/x/ok4.ts', imports: '#storage/sqlite/connection.ts' },
  { file: 'services/ok6.ts', imports: '#storage/sqlite/inTransaction.ts' },
  { file: 'storage/ok.ts', imports: '#domain/result.ts' },
  { file: 'storage/sqlite/ok.ts', imports: '../claims.ts' },
  { file: 'server/ok5.ts', imports: '#upstream/content/redirectsClient.ts' },
  { file: 'server/ok2.ts', imports: '#sites/index.ts' },
  { file: 'server/guard/ok.ts', imports: '#domain/result.ts' },
  { file: 'services/x/ok.ts', imports: '#upstream/content/wire.ts' },
  { file: 'services/x/ok2.ts', imports: '../../upstream/content/wire.ts' },
  { file: 'app/ok3.ts', imports: '#process/variables.ts' },
  { file: 'server/ok3.ts', imports: '#process/listen.ts' },
  { file: 'services/ok.ts', imports: '#process/listen.ts' },
  { file: 'services/x/ok3.ts', imports: '#search-engine/engine.ts' },
  { file: 'services/x/ok4.ts', imports: '#stock/schemas.ts' },
  { file: 'services/x/ok5.ts', imports: '#domain/parseJson.ts' },
  { file: 'stock/ok.ts', imports: '#domain/search/words/vocabulary.ts' },
  { file: 'stock/feed/ok.ts', imports: '#upstream/search/vehicleWire.ts' },
  { file: 'stock/feed/ok3.ts', imports: '#upstream/search/loanCost.ts' },
  { file: 'stock/feed/ok2.ts', imports: '#search-engine/engine.ts' },
  { file: 'search-engine/ok.ts', imports: '#upstream/search/wire.ts' },
  { file: 'search-engine/embedded/ok.ts', imports: '../engine.ts' },
  { file: 'search-engine/embedded/ok.test.ts', imports: '#stock/schemas.ts' },
  { file: 'demo/stock/ok.ts', imports: '#stock/stockIndex.ts' },
  { file: 'demo/stock/ok2.ts', imports: '#upstream/search/vehicleWire.ts' },
  { file: 'demo/stock/ok3.ts', imports: '#upstream/search/loanCost.ts' },
  { file: 'demo/ok.test.ts', imports: '#services/media/mediaFile.ts' },
  { file: 'sites/ok.ts', imports: '#domain/sites/site.ts' },
  { file: 'stories/ok.tsx', imports: '#blocks/registry.ts' },
  { file: 'styles/ok.ts', imports: '#blocks/X/X.css.ts' },
  { file: 'design-system/X/Ok2.tsx', imports: '#styles/all.ts' },
  { file: 'app/Ok.tsx', imports: '#design-system' },
  { file: 'app/ok3.ts', imports: '#framework/appRouter.ts' },
  { file: 'cms/ok3.ts', imports: '#framework/clientReference.ts' },
  { file: 'server/ok3.ts', imports: '#framework/pageLifetimes.ts' },
  { file: 'editor/ok.ts', imports: '#domain/result.ts' },
  { file: 'editor/x/Ok.tsx', imports: '#design-system/Dialog/Dialog.tsx' },
  { file: 'editor/x/ok.css.ts', imports: '#tokens/brands.ts' },
  { file: 'stories/editor/Ok.tsx', imports: '#editor/state/a.ts' },
  { file: 'framework/ok.ts', imports: 'next/dist/lib/constants' },
  { file: 'blocks/X/Ok4.tsx', imports: '#design-system' },
  { file: 'blocks/X/Ok5.tsx', imports: '#design-system/island.tsx' },
  { file: 'blocks/X/ok.css.ts', imports: '#design-system/styling.ts' },
  { file: 'blocks/X/ok2.css.ts', imports: '#design-system/Scroller/classes.ts' },
  { file: 'features/booking/Ok.tsx', imports: '#design-system/Dialog/Dialog.tsx' },
  { file: 'features/booking/step/Ok.tsx', imports: '#design-system/Dialog/Dialog.tsx' },
  { file: 'features/booking/Ok2.tsx', imports: '#design-system/Card/classes.ts' },
  { file: 'cms/x/Ok.tsx', imports: '#design-system/ErrorSection/ErrorSection.tsx' },
];

let complaints: string;

beforeAll(async () => {
  const planted = [...refused, ...allowed];
  const files = planted.map(({ file, imports }) => [file, `import '${imports}';\n`] as const);
  complaints = await lint(Object.fromEntries(files), ['--only=style/noRestrictedImports']);
});

test('every folder of a feature may import the same modules', async () => {
  const config = await readFile('biome.jsonc', 'utf8');
  const [any, topLevel] = ['"features/**"', '"features/*/*.ts"'].map((includes) => {
    const rule = config.slice(config.indexOf(`"includes": [${includes}`));
    const group = rule.slice(0, rule.indexOf('"message"'));
    return [...group.matchAll(/"!(#[^"]+)"/g)].map(([, path]) => path);
  });
  expect(any).toContain('#design-system');
  expect(topLevel).toEqual(any);
});

test('every layer has a rule, and a row in the documentation', async () => {
  const { imports } = JSON.parse(await readFile('package.json', 'utf8'));
  // Tools, not part of the site.
  const tools = ['bench', 'e2e', 'scripts'];
  const folders = Object.keys(imports).flatMap((path) => /^#(.+)\/\*$/.exec(path)?.[1] ?? []);
  const layers = folders.filter((folder) => !tools.includes(folder));
  const config = await readFile('biome.jsonc', 'utf8');
  expect(layers.filter((layer) => !config.includes(`"includes": ["${layer}/**"`))).toEqual([]);
  const documentation = await readFile('docs/architecture.md', 'utf8');
  expect(layers.filter((layer) => !documentation.includes(`| \`${layer}/\` |`))).toEqual([]);
});

test.each(refused)('$file may not import $imports', ({ file }) => {
  expect(complaints).toContain(`${file}:1:`);
});

test.each(allowed)('$file may import $imports', ({ file }) => {
  expect(complaints).not.toContain(`${file}:1:`);
});
