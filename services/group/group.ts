import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StockCase, StockIndex } from '#stock/stockIndex.ts';
import { readTurns, type Turns } from '../carMedia/turns.ts';
import { type FinancePlan, readFinancePlan } from '../codeweaver/financePlan.ts';
import { type Editors, readEditors } from '../editing/editors.ts';
import { readWorkshopPlan, type WorkshopPlan } from '../mechmate/workshopPlan.ts';
import { listFolders } from '../seed/seedFiles.ts';
import { createSeedReader, type SeedProblem, type SeedReader } from '../seed/seedReader.ts';
import { type Agreements, readAgreements } from '../tirehotel/agreements.ts';
import { readForms } from '../webForms/readForms.ts';
import type { WebForm } from '../webForms/webForm.ts';
import { type GroupSites, readGroupSites } from './groupSites.ts';
import { importStock } from './importStock.ts';

/** The dealer group that the services play: what its folder holds (docs/group-folder.md). */
export interface Group extends GroupSites {
  /** Name of the item above all sites in the content platform. */
  readonly name: string;
  /** Id of the site that is served at plain localhost; empty without sites. */
  readonly mainSite: string;
  /** Ids of all sites. */
  readonly sites: readonly string[];
  /** Who may edit pages. */
  readonly editors: Editors;
  readonly contentFolder: string;
  readonly mediaFolder: string;
  /** Forms at the form provider. */
  readonly forms: readonly WebForm[];
  /** Forms at Jotform. */
  readonly jotforms: readonly WebForm[];
  readonly turns: Turns;
  /** What the lender offers, and vehicles whose finance quotes behave specially. */
  readonly financePlan: FinancePlan;
  /** The workshops and agreements of the tire hotel. */
  readonly tireHotel: Agreements;
  /** What the workshops offer, and vehicles to book with. */
  readonly workshopPlan: WorkshopPlan;
  /** Indices that are generated unless a feed has been imported. */
  readonly stock: readonly StockIndex[];
  /** Cars and facilities among them that show a state or an error. */
  readonly cases: readonly StockCase[];
  /** Invalid files, except for content, which its own service reads and reports. */
  readonly problems: readonly SeedProblem[];
}

const groupSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\w -]+$/, 'must be letters, digits, spaces and hyphens')
    .optional(),
  mainSite: z.string().min(1).optional(),
});

/**
 * Reads a group's folder. Every part is optional. Invalid files are skipped and reported, but a stock
 * module that fails to load rejects, because it is code.
 */
export async function readGroup(folder: string): Promise<Group> {
  const reader = createSeedReader(folder);
  const contentFolder = join(folder, 'content');
  const sites = listFolders(contentFolder);
  const { name, mainSite } = readContentPlace(folder, reader);
  return {
    name,
    mainSite,
    sites,
    ...readGroupSites(contentFolder, sites),
    editors: readEditors(join(folder, 'editors.yaml'), reader),
    contentFolder,
    mediaFolder: join(folder, 'media'),
    forms: readForms(join(folder, 'forms'), reader),
    jotforms: readForms(join(folder, 'jotform'), reader),
    turns: readTurns(join(folder, 'turns.yaml'), reader),
    financePlan: readFinancePlan(join(folder, 'finance.yaml'), reader),
    tireHotel: readAgreements(join(folder, 'tirehotel.yaml'), reader),
    workshopPlan: readWorkshopPlan(join(folder, 'workshops.yaml'), reader),
    ...(await importStock(folder)),
    problems: reader.problems(),
  };
}

/** Where the content of a group is, the name of the item above its sites, and the site that comes first. */
export function readContentPlace(
  folder: string,
  reader = createSeedReader(folder),
): Pick<Group, 'name' | 'contentFolder' | 'mainSite'> {
  const contentFolder = join(folder, 'content');
  const [first = ''] = listFolders(contentFolder);
  const { name = 'Group', mainSite = first } = readFacts(folder, reader);
  return { name, contentFolder, mainSite };
}

function readFacts(folder: string, reader: SeedReader): z.infer<typeof groupSchema> {
  const file = join(folder, 'group.yaml');
  if (!existsSync(file)) return {};
  return reader.read(file, groupSchema, 'its defaults are used') ?? {};
}
