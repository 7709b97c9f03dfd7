import { join } from 'node:path';
import type { PrimitiveManual } from '#design-system/manual.ts';

/** The manual of a primitive, by the path of its file. */
export async function readManual(path: string): Promise<PrimitiveManual> {
  const { manual }: { manual: PrimitiveManual } = await import(join(process.cwd(), path));
  return manual;
}
