import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser, withoutWebGl } from '../scripts/browser.ts';
import type { ChosenStory } from './choose.ts';
import { comparePictures } from './comparePictures.ts';
import { openPhotographer, type Photographer } from './photographer.ts';
import { type Outcome, outcomeLines } from './report.ts';
import { serveFolder } from './serveFolder.ts';

/** What to compare. */
export interface Comparable {
  /** The folders of the built Storybooks. */
  readonly before: string;
  readonly after: string;
  /** Stories that are in both. */
  readonly stories: readonly ChosenStory[];
  /** The folder for pictures of differences. */
  readonly pictures: string;
  /** Why stories may differ, by their ids. */
  readonly accepted: ReadonlyMap<string, string>;
}

interface Sides {
  readonly before: Photographer;
  readonly after: Photographer;
}

/** How many stories are compared at the same time. Much of the time, one waits until nothing changes any more. */
const workers = 2;

/** A comparison of all stories takes long, so it says how far it is. */
const progressEvery = 25;

/** Compares stories of two built Storybooks, and prints each difference when it is found. */
export async function compareStorybooks(comparable: Comparable): Promise<readonly Outcome[]> {
  const { executablePath, args } = await findBrowser();
  const before = await serveFolder(comparable.before);
  const after = await serveFolder(comparable.after);
  const browser = await chromium.launch({ executablePath, args: [...args, withoutWebGl] });
  try {
    return await compareAll(browser, [before.origin, after.origin], comparable);
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}

async function compareAll(
  browser: Browser,
  [before, after]: readonly [string, string],
  comparable: Comparable,
): Promise<readonly Outcome[]> {
  const found: Outcome[] = [];
  let done = 0;
  const remaining = comparable.stories.values();
  // The workers share one iterator, so each takes the next story when it is ready.
  const work = async () => {
    const sides = {
      before: await openPhotographer(browser, before),
      after: await openPhotographer(browser, after),
    };
    for (const story of remaining) {
      const outcomes = await compareStory(sides, story, comparable);
      for (const line of outcomes.flatMap(outcomeLines)) console.log(line);
      found.push(...outcomes);
      done += 1;
      if (done % progressEvery === 0)
        console.log(`  stories so far: ${done} of ${comparable.stories.length}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return found;
}

/** How often a story is photographed until both sides look the same. */
const attempts = 3;

async function compareStory(
  sides: Sides,
  story: ChosenStory,
  comparable: Comparable,
): Promise<readonly Outcome[]> {
  let outcomes: readonly Outcome[] = [];
  // A busy machine may have shown a story before all was there.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    outcomes = await photographBoth(sides, story, comparable);
    if (outcomes.every(({ kind }) => kind === 'same' || kind === 'new')) break;
  }
  return outcomes;
}

async function photographBoth(
  sides: Sides,
  { id, modes }: ChosenStory,
  comparable: Comparable,
): Promise<readonly Outcome[]> {
  try {
    const before = await sides.before.photograph(id, modes);
    const after = await sides.after.photograph(id, modes);
    const outcomes = Object.keys(modes).map((modeName) =>
      outcomeOf({ id, modeName }, [before.get(modeName), after.get(modeName)], comparable),
    );
    return await Promise.all(outcomes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return Object.keys(modes).map((modeName) => ({ kind: 'failed', id, modeName, reason }));
  }
}

async function outcomeOf(
  name: Pick<Outcome, 'id' | 'modeName'>,
  [before, after]: readonly [Buffer | undefined, Buffer | undefined],
  { pictures, accepted }: Comparable,
): Promise<Outcome> {
  if (!after) return { ...name, kind: 'failed', reason: 'no picture was taken' };
  if (!before) return { ...name, kind: 'new' };
  const comparison = comparePictures(before, after);
  if (comparison.kind === 'same') return { ...name, kind: 'same' };
  const folder = join(pictures, `${name.id}-${name.modeName.replaceAll(' ', '-')}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'before.png'), before);
  await writeFile(join(folder, 'after.png'), after);
  await writeFile(join(folder, 'difference.png'), comparison.difference);
  const { pixels, ratio } = comparison;
  return { ...name, kind: 'different', pixels, ratio, folder, accepted: accepted.get(name.id) };
}
