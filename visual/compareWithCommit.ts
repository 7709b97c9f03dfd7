import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/processes.ts';
import { buildStorybook, storybookOfCommit } from './builtStorybook.ts';
import { changedFiles } from './changedFiles.ts';
import { allStories, type Choice, quickStories } from './choose.ts';
import { compareStorybooks } from './compareStorybooks.ts';
import { reachOf, readImporters } from './reach.ts';
import { looksTheSame, summaryLines, uselessAcceptances, type VisualReport } from './report.ts';
import { type BuiltStory, visualStories } from './storyIndex.ts';

/** A comparison of the working tree with a commit. */
export interface CommitComparison {
  readonly hash: string;
  /** Why stories may differ, by their ids. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Compares only stories whose ids contain this. */
  readonly only: string | undefined;
  /** Compares the core and what the change reaches, at one width in each theme. */
  readonly isQuick: boolean;
}

/** Takes pictures of both sides and prints differences. Returns whether all that differs is accepted. */
export async function compareWithCommit(comparison: CommitComparison): Promise<boolean> {
  const changed = await changedFiles(comparison.hash);
  if (comparison.isQuick && changed.length === 0) {
    console.log('No file has changed');
    return true;
  }
  const after = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-visual-after-')));
  try {
    await buildStorybook(root, after);
    const current = await visualStories(after);
    const choice = await choose(comparison, current, { after, changed });
    console.log(choice.sentence);
    if (choice.stories.length === 0) return true;
    return await compare(comparison, { after, current, choice });
  } finally {
    await rm(after, { recursive: true, force: true });
  }
}

const pictures = join(root, 'test-results', 'visual');

/** The working tree's side. */
interface Current {
  /** The folder of its Storybook. */
  readonly after: string;
  readonly current: readonly BuiltStory[];
  readonly choice: Choice;
}

async function compare(
  { hash, accepted }: CommitComparison,
  { after, current, choice }: Current,
): Promise<boolean> {
  const before = await storybookOfCommit(hash);
  const old = new Set((await visualStories(before)).map(({ id }) => id));
  await rm(pictures, { recursive: true, force: true });
  const stories = choice.stories.filter(({ id }) => old.has(id));
  const outcomes = await compareStorybooks({ before, after, stories, pictures, accepted });
  const ids = current.map(({ id }) => id);
  const added = choice.stories.map(({ id }) => id).filter((id) => !old.has(id));
  const report = { outcomes, added, removed: [...old].filter((id) => !ids.includes(id)) };
  console.log(summaryLines(report).join('\n'));
  return looksTheSame(report) && !hasUselessAcceptances(accepted, report, ids);
}

async function choose(
  { only, isQuick }: CommitComparison,
  stories: readonly BuiltStory[],
  { after, changed }: { readonly after: string; readonly changed: readonly string[] },
): Promise<Choice> {
  if (!isQuick) return allStories(stories, only ?? '');
  return quickStories(stories, reachOf(changed, await readImporters(after)));
}

function hasUselessAcceptances(
  accepted: CommitComparison['accepted'],
  report: VisualReport,
  existing: readonly string[],
): boolean {
  const useless = uselessAcceptances(accepted, report, existing);
  for (const id of useless) {
    console.log(`${id} is accepted in visual/baseline, but looks the same: remove the line.`);
  }
  return useless.length > 0;
}
