import { statSync } from 'node:fs';
import { z } from 'zod';

/** The folder of persistent data. It may be missing, but nothing else may have its name. */
export const dataFolder = z
  .string()
  .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true, {
    error: ({ input }) => `must be a folder, and "${input}" is not one.`,
  })
  .default('.data');
