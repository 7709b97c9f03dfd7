import type { BlockTexts } from '#domain/content/blockTexts.ts';
import type { RegisteredBlock } from '#domain/content/checkPage.ts';
import {
  describeBlock,
  describePlaceholders,
  describeTemplate,
} from '#domain/content/manifest/describe.ts';
import type { Manifest } from '#domain/content/manifest/manifest.ts';
import { pageFields } from '#domain/content/pageFields.ts';
import { navigationFields } from '#domain/navigation/navigationFields.ts';
import {
  storiesIndexFields,
  storyFields,
  storyTagsField,
  tagFields,
} from '#domain/stories/storyFields.ts';
import type { DerivedFile } from './derivedFile.ts';

/** The declarations of all blocks and templates as plain data, for what can't load blocks. */
export const blockManifestFile: DerivedFile = {
  path: 'domain/content/manifest/blocks.json',
  // Loaded here, because the same command has just written the registry.
  write: async () => {
    const { fieldRegistry } = await import('#blocks/fieldRegistry.ts');
    const { manualRegistry } = await import('#blocks/manualRegistry.ts');
    const manifest = manifestOf(fieldRegistry, manualRegistry);
    return `${JSON.stringify(manifest, undefined, 2)}\n`;
  },
};

function manifestOf(
  blocks: Readonly<Record<string, RegisteredBlock>>,
  texts: Readonly<Record<string, BlockTexts>>,
): Manifest {
  const page = { ...pageFields, ...navigationFields };
  return {
    blocks: Object.entries(blocks).map(([name, block]) => {
      const own = texts[name];
      if (!own) throw new Error(`blocks/manualRegistry.ts has no ${name}`);
      return describeBlock(name, block, own.words);
    }),
    placeholders: describePlaceholders(blocks),
    templates: [
      describeTemplate('Page', page, { isPage: true }),
      describeTemplate('Stories Index', { ...page, ...storiesIndexFields }, { isPage: true }),
      describeTemplate(
        'Story',
        { ...page, ...storyFields, tags: storyTagsField },
        { isPage: true },
      ),
      describeTemplate('Tag', tagFields, { isPage: false }),
    ],
  };
}
