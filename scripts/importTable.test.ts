import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Planted {
  readonly file: string;
  readonly imports: string;
}

const refused: readonly Planted[] = [
  { file: 'tokens/a.ts', imports: '#themes/media.ts' },
  { file: 'themes/a.ts', imports: '#design-system' },
  { file: 'design-system/X/X.tsx', imports: '#domain/result.ts' },
  { file: 'design-system/X/Y.tsx', imports: '../../blocks/registry.ts' },
  { file: 'domain/car/a.ts', imports: 'zod' },
  { file: 'domain/car/b.ts', imports: 'node:fs' },
  { file: 'domain/car/c.ts', imports: '@radix-ui/react-dialog' },
  { file: 'domain/car/d.ts', imports: 'next/link' },
  { file: 'domain/car/e.ts', imports: '#tokens/names.ts' },
  { file: 'upstream/content/a.ts', imports: '#features/booking/Booking.tsx' },
  { file: 'features/booking/a.ts', imports: '#blocks/registry.ts' },
  { file: 'features/booking/b.ts', imports: '#upstream/content/client.ts' },
  { file: 'blocks/X/X.tsx', imports: '#app/services.ts' },
  { file: 'blocks/X/Y.tsx', imports: '#upstream/content/client.ts' },
  { file: 'blocks/X/Z.tsx', imports: '../Other/Other.tsx' },
  { file: 'app/a.ts', imports: '#services/main.ts' },
  { file: 'app/b.ts', imports: '#stories/fixtures/a.ts' },
  { file: 'services/a.ts', imports: '#upstream/content/client.ts' },
  { file: 'services/x/b.ts', imports: '../../domain/result.ts' },
  { file: 'sites/a.ts', imports: '#themes/themes.css.ts' },
  { file: 'stories/a.tsx', imports: '#app/services.ts' },
  { file: 'styles/a.ts', imports: '#blocks/registry.ts' },
];

const allowed: readonly Planted[] = [
  { file: 'themes/ok.ts', imports: '#tokens/names.ts' },
  { file: 'design-system/X/Ok.tsx', imports: '@radix-ui/react-dialog' },
  { file: 'domain/car/ok.ts', imports: '../result.ts' },
  { file: 'upstream/content/ok.ts', imports: '#domain/result.ts' },
  { file: 'features/booking/ok.ts', imports: '#design-system' },
  { file: 'blocks/X/Ok.tsx', imports: '#features/booking/Booking.tsx' },
  { file: 'blocks/X/Ok2.tsx', imports: '../editing/EditableField.tsx' },
  { file: 'app/ok.ts', imports: '#upstream/content/client.ts' },
  { file: 'services/x/ok.ts', imports: '#upstream/content/wire.ts' },
  { file: 'services/x/ok2.ts', imports: '../../upstream/content/wire.ts' },
  { file: 'sites/ok.ts', imports: '#domain/sites/site.ts' },
  { file: 'stories/ok.tsx', imports: '#blocks/registry.ts' },
  { file: 'styles/ok.ts', imports: '#blocks/X/X.css.ts' },
  { file: 'design-system/X/Ok2.tsx', imports: '#styles/all.ts' },
];

let project: string;
let complaints: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'forecourt-imports-'));
  await cp('biome.jsonc', join(project, 'biome.jsonc'));
  for (const { file, imports } of [...refused, ...allowed]) await plant(file, imports);
  complaints = await lint(project);
});

afterAll(() => rm(project, { recursive: true }));

async function plant(file: string, imports: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), `import '${imports}';\n`);
}

async function lint(folder: string): Promise<string> {
  const biome = join(process.cwd(), 'node_modules', '.bin', 'biome');
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off', '.'];
  const only = ['--only=style/noRestrictedImports'];
  // Biome ends with an error when it complains, which is what this test wants of it.
  const failed = await promisify(execFile)(biome, [...args, ...only], { cwd: folder }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return failed.stdout + failed.stderr;
}

test.each(refused)('$file may not import $imports', ({ file }) => {
  expect(complaints).toContain(`${file}:1:`);
});

test.each(allowed)('$file may import $imports', ({ file }) => {
  expect(complaints).not.toContain(`${file}:1:`);
});
