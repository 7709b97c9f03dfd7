import { join } from 'node:path';
import type { PrimitiveManual } from '#design-system/manual.ts';
import { primitiveManuals } from '../primitiveManuals.ts';
import { projectFiles } from '../projectFiles.ts';

/** What primitives are for, from their manuals, by the titles of their pages: `Primitives/Button`. */
export async function primitivePurposes(): Promise<ReadonlyMap<string, string>> {
  const manuals = primitiveManuals(await projectFiles());
  const entries = manuals.map(async ({ name, path }) => {
    const { purpose } = await readManual(path);
    return [`Primitives/${name}`, purpose] as const;
  });
  return new Map(await Promise.all(entries));
}

async function readManual(path: string): Promise<PrimitiveManual> {
  const { manual }: { manual: PrimitiveManual } = await import(join(process.cwd(), path));
  return manual;
}
