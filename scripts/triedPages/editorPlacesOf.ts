import { z } from 'zod';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { commonVariables, readVariables } from '#process/variables.ts';
import { loadSeed } from '#services/content/loading/loadSeed.ts';
import { createStore } from '#services/content/store.ts';
import { readContentPlace } from '#services/group/group.ts';
import { groupFolderOf } from '#services/services.ts';
import { triedPages } from './triedPages.ts';

const schema = z.object({ ...commonVariables, GROUP_DIR: z.string().optional() });

interface StorybookKind {
  /** Whether it runs on a developer's machine, where `npm start` has an editor. */
  readonly isDevelopment: boolean;
}

/** The address of the editor that a Storybook links to; undefined if it links to none. */
export function editorOriginOf(
  variables: Readonly<Record<string, string | undefined>>,
  { isDevelopment }: StorybookKind,
): string | undefined {
  const { EDITING_ORIGIN, SERVICES_PORT } = readVariables(schema, variables);
  const fallback = isDevelopment ? `http://localhost:${SERVICES_PORT}` : undefined;
  return EDITING_ORIGIN ?? fallback;
}

/** The editor of a Storybook with the pages on which blocks are tried, from the content files of the group. */
export function editorPlacesOf(
  variables: Readonly<Record<string, string | undefined>>,
  kind: StorybookKind,
) {
  const origin = editorOriginOf(variables, kind);
  if (origin === undefined) return undefined;
  const { GROUP_DIR } = readVariables(schema, variables);
  const { name, contentFolder, mainSite } = readContentPlace(
    groupFolderOf({ groupFolder: GROUP_DIR }),
  );
  const content = createStore(loadSeed(contentFolder, name));
  const blocks = blockManifest().blocks.map(({ name: block, status }) => ({
    name: block,
    canBeAdded: status !== 'deprecated',
  }));
  return { origin, places: triedPages({ content, mainSite, blocks }) };
}
