import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportedFiles } from './tokensExport/exportedFiles.ts';

// Writes the values of all design tokens for other tools; docs/design-tokens.md describes the files.
const { values } = parseArgs({ options: { to: { type: 'string', default: 'tokens-export' } } });
for (const { path, text } of exportedFiles()) {
  const file = join(values.to, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
