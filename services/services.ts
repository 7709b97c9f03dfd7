import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { utcDay } from '#process/utcDay.ts';
import type { SearchEngine } from '#search-engine/engine.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { createCarMediaService } from './carMedia/carMediaService.ts';
import { createCodeweaverService } from './codeweaver/codeweaverService.ts';
import { createComhubService } from './comhub/comhubService.ts';
import { type ContentService, createContentService } from './content/contentService.ts';
import type { MediaLibrary } from './content/mediaLibrary.ts';
import { createEditing, type Editing } from './editing/editingService.ts';
import { editorClientPath } from './editing/editorFiles.ts';
import { createFindItem } from './editing/findItem.ts';
import type { Environment } from './environment.ts';
import { createFormsService } from './forms/formsService.ts';
import { type Group, readGroup } from './group/group.ts';
import { createJotformService } from './jotform/jotformService.ts';
import { createMechmateService } from './mechmate/mechmateService.ts';
import { createMediaLibrary, createMediaService } from './media/mediaService.ts';
import { openUploadStore } from './media/uploads/uploadStore.ts';
import { readGazetteers } from './places/gazetteer.ts';
import { createPlacesService } from './places/placesService.ts';
import { openEngine } from './search/openEngine.ts';
import { createSearchService } from './search/searchService.ts';
import { createStockedEngine } from './search/stockedEngine.ts';
import type { Log, Service } from './service.ts';
import { createTirehotelService } from './tirehotel/tirehotelService.ts';

/** What the services are built from. */
export interface ServicesOptions {
  environment: Environment;
  /** Whether to reload content files when they change. */
  isWatching: boolean;
  log: Log;
}

/** The folder of the group: the demo, unless the environment names another one. */
export function groupFolderOf({ groupFolder }: Pick<Environment, 'groupFolder'>): string {
  // The only place in the services that refers to the demo group.
  return groupFolder ?? fileURLToPath(new URL('../demo', import.meta.url));
}

/** Every embedded service, in the order the front page shows them. */
export async function createServices(options: ServicesOptions): Promise<Service[]> {
  const group = await readGroup(groupFolderOf(options.environment));
  for (const { file, message } of group.problems) options.log(`${file}: ${message}`);
  return servicesOf(group, options);
}

function servicesOf(group: Group, options: ServicesOptions): Service[] {
  const engine = createSearchEngine(options.environment, group, options.log);
  return [
    ...contentServices(group, options),
    ...searchServices(group, options, engine),
    ...formServices(group, options),
    ...workshopServices(group, options, engine),
  ];
}

/** The content platform, its media library, and what editors need beside them. */
function contentServices(group: Group, options: ServicesOptions): Service[] {
  const { environment, log } = options;
  const uploads = openUploadStore({ dataFolder: environment.dataFolder, log });
  const library = { folder: group.mediaFolder, uploads };
  const editing = createEditing({
    ...environment,
    ...group,
    uploads,
    sites: group.editedSites,
    editorFolder: fileURLToPath(new URL('../editor/dist', import.meta.url)),
    findItem: (place) => findItem(place),
    mediaUses: (part) => content.mediaUses(part),
    now: Date.now,
    log,
  });
  const media = createMediaLibrary(library);
  const content: ContentService = contentService(group, options, { media, editing });
  const findItem = createFindItem(content.handle, environment.contentApiKey, environment.origin);
  return [
    { ...content, handle: editing.access.keepSessions(content.handle) },
    createMediaService(library, `${group.mainSite}/favicon.svg`),
    editing.service,
  ];
}

function contentService(
  { name, mainSite, contentFolder }: Group,
  { environment, isWatching, log }: ServicesOptions,
  { media, editing }: { readonly media: MediaLibrary; readonly editing: Editing },
): ContentService {
  return createContentService({
    seedFolder: contentFolder,
    tenantName: name,
    mainSite,
    apiKey: environment.contentApiKey,
    draftKey: environment.contentDraftKey,
    authoring: {
      key: environment.contentAuthoringKey,
      signedIn: editing.access.signedIn,
      createUploadAddress: editing.createUploadAddress,
    },
    clientScripts: [`${environment.origin}${editorClientPath}`],
    dataFolder: environment.dataFolder,
    rateLimit: environment.contentRateLimit,
    sitePort: environment.sitePort,
    isWatching,
    webhook: webhookOf(environment),
    media,
    now: Date.now,
    log,
  });
}

/** The webhooks of the sites: that of the site on the same machine, unless others are named. */
function webhookOf({ revalidateSecret: secret, revalidateUrls, sitePort }: Environment) {
  const urls = revalidateUrls ?? [`http://127.0.0.1:${sitePort}/api/revalidate`];
  return secret === undefined ? undefined : { urls, secret };
}

function searchServices(
  group: Group,
  { environment }: ServicesOptions,
  engine: SearchEngine,
): Service[] {
  return [
    createSearchService({
      engine,
      apiKey: environment.searchApiKey,
      exampleIndex: `vehicles-${group.mainSite}`,
      cases: group.cases,
    }),
    createCarMediaService({ engine, indices: carIndices(group), turns: group.turns }),
  ];
}

/** The providers of forms, the lender and the lead service. */
function formServices(group: Group, { environment, log }: ServicesOptions): Service[] {
  return [
    createFormsService({ forms: group.forms, now: Date.now }),
    createJotformService({
      forms: group.jotforms,
      apiKey: environment.jotformApiKey,
      now: Date.now,
    }),
    createCodeweaverService({
      plan: group.financePlan,
      apiKey: environment.codeweaverApiKey,
      now: Date.now,
      newReference: () => randomBytes(6).toString('hex').toUpperCase(),
      delay: (ms, signal) => wait(ms, undefined, { signal }),
    }),
    createComhubService({
      apiKey: environment.comhubApiKey,
      dataFolder: environment.dataFolder,
      now: Date.now,
      log,
    }),
  ];
}

/** The provider of the tire hotel, the system of the workshops, and the places near them. */
function workshopServices(
  group: Group,
  { environment, log }: ServicesOptions,
  engine: SearchEngine,
): Service[] {
  return [
    createTirehotelService({
      agreements: group.tireHotel,
      apiKey: environment.tirehotelApiKey,
      dataFolder: environment.dataFolder,
      now: Date.now,
      today: swedishDay,
      newCode: () => String(randomInt(10_000)).padStart(4, '0'),
      delay: (ms, signal) => wait(ms, undefined, { signal }),
      log,
    }),
    createMechmateService({
      plan: group.workshopPlan,
      mainSite: group.mainSite,
      engine,
      apiKey: environment.mechmateApiKey,
      dataFolder: environment.dataFolder,
      now: Date.now,
      newId: () => `B${randomBytes(4).toString('hex').toUpperCase()}`,
      wait: (ms, signal) => wait(ms, undefined, { signal }),
      log,
    }),
    createPlacesService({ gazetteers: readGazetteers(), apiKey: environment.placesApiKey }),
  ];
}

/** The current day at the workshops of the tire hotel. */
function swedishDay(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' });
}

/** The search engine. A cluster is external, so the demo stock is never added to it. */
function createSearchEngine(environment: Environment, group: Group, log: Log): SearchEngine {
  const { stock, languages } = group;
  const schemaOf = createSchemaOf((site) => languages.get(site) ?? []);
  const engine = openEngine(environment, { schemaOf, log });
  if (environment.openSearchUrl !== undefined) return engine;
  const stocked = createStockedEngine({ engine, indices: stock, today: utcDay, log });
  // Without a data folder, indices are only generated on first use.
  if (environment.dataFolder !== undefined) void stocked.fill();
  return stocked;
}

/** The possible car indices: those of the stock first, then those that feeds may create. */
function carIndices({ stock, sites }: Group): string[] {
  const names = [...stock.map(({ name }) => name), ...sites.map((site) => `vehicles-${site}`)];
  return [...new Set(names.filter((name) => name.startsWith('vehicles-')))];
}
