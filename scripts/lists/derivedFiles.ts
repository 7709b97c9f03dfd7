import { blockFieldRegistry, blockRegistry } from './blockLists.ts';
import type { DerivedFile } from './derivedFile.ts';
import { proxyRules } from './proxyRules.ts';
import { styleList } from './styleList.ts';

/** All files that `npm run lists` writes. */
export const derivedFiles: readonly DerivedFile[] = [
  blockRegistry,
  blockFieldRegistry,
  styleList,
  proxyRules,
];
