import { blockFieldRegistry, blockManualRegistry, blockRegistry } from './blockLists.ts';
import { blockManifestFile } from './blockManifest.ts';
import type { DerivedFile } from './derivedFile.ts';
import { proxyRules } from './proxyRules.ts';
import { siteRegionList } from './siteRegionList.ts';
import { storyTexts } from './storyTexts.ts';
import { styleList } from './styleList.ts';
import { textList } from './textList.ts';
import { brandRecord, siteThemeList, themeNameList } from './themeLists.ts';

/** All files that `npm run lists` writes. */
export const derivedFiles: readonly DerivedFile[] = [
  blockRegistry,
  blockFieldRegistry,
  blockManualRegistry,
  blockManifestFile,
  styleList,
  themeNameList,
  brandRecord,
  siteThemeList,
  siteRegionList,
  proxyRules,
  textList,
  storyTexts,
];
