import { relative } from 'node:path';
import { giveIds } from '#services/content/seedIds/giveIds.ts';
import { parseEnvironment } from '#services/environment.ts';
import { readContentPlace } from '#services/group/group.ts';
import { groupFolderOf } from '#services/services.ts';

/**
 * Content files of the embedded platform that lack ids, one line each. A group whose files have no ids at all has none of these
 * problems: its ids are derived from paths.
 */
export function missingIdProblems(
  variables: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (variables['CONTENT_GRAPHQL_URL']) return [];
  const folder = groupFolderOf(parseEnvironment(variables));
  const { name: tenantName, contentFolder } = readContentPlace(folder);
  const { hasSome, lacking } = giveIds({ contentFolder, tenantName, newId: () => '' });
  if (!hasSome) return [];
  return lacking.map(
    ({ file, given }) =>
      `${relative(contentFolder, file)}: ${given} ids are missing; npm run content:ids gives them`,
  );
}
