import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { StockCase, StockIndex } from '#stock/stockIndex.ts';

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
  cases: z.array(z.object({ where: z.string(), what: z.string() })).default([]),
});

/** What a group's stock module exports. */
interface ImportedStock {
  readonly stock: readonly StockIndex[];
  readonly cases: readonly StockCase[];
}

/**
 * The indices that a group's `stock/index.ts` exports as `stock`, and its `cases`; none without that file.
 * Rejects when the module cannot be loaded or exports something else.
 */
export async function importStock(folder: string): Promise<ImportedStock> {
  const file = join(folder, 'stock', 'index.ts');
  if (!existsSync(file)) return { stock: [], cases: [] };
  const read = stockModule.safeParse(await import(pathToFileURL(file).href));
  if (read.success) return read.data;
  throw new Error(`${file} can't be used as stock: ${z.prettifyError(read.error)}`);
}
