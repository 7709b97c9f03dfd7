import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { StockIndex } from '#stock/stockIndex.ts';

const stockModule = z.object({
  stock: z.array(
    z.object({
      name: z
        .string()
        .regex(/^(vehicles|sites)-[a-z0-9-]+$/, 'must be vehicles-<site> or sites-<site>'),
      generate: z.custom<StockIndex['generate']>(
        (value) => typeof value === 'function',
        'must be a function',
      ),
    }),
  ),
});

/**
 * The indices that a group's `stock/index.ts` exports as `stock`; none without that file. Rejects when
 * the module cannot be loaded or exports something else.
 */
export async function importStock(folder: string): Promise<readonly StockIndex[]> {
  const file = join(folder, 'stock', 'index.ts');
  if (!existsSync(file)) return [];
  const read = stockModule.safeParse(await import(pathToFileURL(file).href));
  if (read.success) return read.data.stock;
  throw new Error(`${file} can't be used as stock: ${z.prettifyError(read.error)}`);
}
