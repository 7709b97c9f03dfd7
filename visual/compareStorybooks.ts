import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { comparePictures } from './comparePictures.ts';
import { type VisualMode, visualMatrix } from './matrix.ts';
import { type Outcome, outcomeLines, type VisualReport } from './report.ts';
import { serveFolder } from './serveFolder.ts';
import { visualStories } from './storyIndex.ts';
import { takePicture } from './takePicture.ts';

/** The built Storybooks to compare, and the folder for pictures of differences. */
export interface Comparable {
  readonly before: string;
  readonly after: string;
  readonly pictures: string;
  /** Compares only stories whose id contains this. */
  readonly only: string;
}

interface Subject {
  readonly id: string;
  readonly modeName: string;
  readonly mode: VisualMode;
}

interface Sides {
  readonly browser: Browser;
  readonly before: string;
  readonly after: string;
  readonly pictures: string;
}

const workers = 2;

/** Compares the overview stories of two built Storybooks in every mode, and prints differences. */
export async function compareStorybooks(comparable: Comparable): Promise<VisualReport> {
  const { executablePath, args } = await findBrowser();
  const before = await serveFolder(comparable.before);
  const after = await serveFolder(comparable.after);
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const isWanted = (id: string) => id.includes(comparable.only);
    const old = (await visualStories(comparable.before)).filter(isWanted);
    const current = (await visualStories(comparable.after)).filter(isWanted);
    const subjects = current.filter((id) => old.includes(id)).flatMap(subjectsOf);
    const { pictures } = comparable;
    const sides = { browser, before: before.origin, after: after.origin, pictures };
    return {
      outcomes: await compareAll(sides, subjects),
      added: current.filter((id) => !old.includes(id)),
      removed: old.filter((id) => !current.includes(id)),
    };
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}

function subjectsOf(id: string): Subject[] {
  return Object.entries(visualMatrix()).map(([modeName, mode]) => ({ id, modeName, mode }));
}

async function compareAll(sides: Sides, subjects: readonly Subject[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const remaining = subjects.values();
  // The workers share one iterator, so each takes the next subject when it is ready.
  const work = async () => {
    for (const subject of remaining) {
      const outcome = await compareSubject(sides, subject);
      for (const line of outcomeLines(outcome)) console.log(line);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

async function compareSubject(sides: Sides, { id, modeName, mode }: Subject): Promise<Outcome> {
  const name = `${id}, ${modeName}`;
  try {
    const before = await takePicture(sides.browser, sides.before, id, mode);
    const after = await takePicture(sides.browser, sides.after, id, mode);
    const comparison = comparePictures(before, after);
    if (comparison.kind === 'same') return comparison;
    const folder = join(sides.pictures, `${id}-${modeName.replace(' ', '-')}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'before.png'), before);
    await writeFile(join(folder, 'after.png'), after);
    await writeFile(join(folder, 'difference.png'), comparison.difference);
    const { pixels, ratio } = comparison;
    return { kind: 'different', name, pixels, ratio, folder };
  } catch (error) {
    return { kind: 'failed', name, reason: error instanceof Error ? error.message : String(error) };
  }
}
