import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../scripts/processes.ts';

/** Folder of the generated page, inside the project so that it uses the same packages. */
export const minimalFolder = join(root, 'bench', '.minimal');

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "minimal", "private": true, "type": "module" }\n',
  'next.config.ts': "export default { turbopack: { root: '../..' } };\n",
  'app/layout.tsx': [
    "import type { ReactNode } from 'react';",
    'export default function Layout({ children }: { children: ReactNode }) {',
    '  return <html lang="en"><body>{children}</body></html>;',
    '}',
    '',
  ].join('\n'),
  'app/page.tsx': 'export default function Page() {\n  return <h1>Minimal</h1>;\n}\n',
};

/** Writes and builds the smallest possible page of the framework, as a lower bound. */
export async function buildMinimalPage(): Promise<boolean> {
  await mkdir(join(minimalFolder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(join(minimalFolder, name), text);
  return (await run('next', ['build', minimalFolder])) === 0;
}
