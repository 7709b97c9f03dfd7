import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

/** A name of a field of the index of cars. */
const wireName = /car_[a-z]|caroftheweek/;

/** Files that speak the wire format of the index of cars, or hold the only table of its names. */
const carSpeakers = [
  /^(upstream|search-engine|stock|services|demo|bench|e2e)\//,
  /^scripts\/(opensearch|tasks)\//,
  /^scripts\/stockImport\.test\.ts$/,
  /^scripts\/wireNames\.test\.ts$/,
  // Names of facets to make.
  /^scripts\/new\/(makeNew|howTos)\.test\.ts$/,
  /^stories\/fixtures\/(cars|carStock|carSearch)\.ts$/,
  /^domain\/search\/facets(\.test)?\.ts$/,
  // Old addresses and their targets.
  /^sites\/(redirects\/|[\w-]+\.redirects\.ts$)/,
  // Written from the table by `npm run lists`.
  /^proxy\.ts$/,
];

/** Tests and stories may contain addresses and what editors write. */
const trial = /\.(test|spec|stories)\.tsx?$/;
const address =
  /\?car_|car_\w+=|sortName\|page\||sortname=|(getAll|get|has)\('car_|field\('car_|'facet_car_|toBe\('car_|test\('car_/i;

/** The layers of the product whose code uses the names of the trade. */
const product =
  /^(app|blocks|cms|design-system|domain|features|process|server|sites|storage)\/.*\.tsx?$/;

/** Where the product reads and writes the bodies and queries of its own API. */
const borders = [
  /^domain\/(booking|tireHotel)\/apiNames\.ts$/,
  /^domain\/leads\/(leadNames|leadForm)\.ts$/,
  /^domain\/booking\/(workshopMessage|failureBody)\.ts$/,
  // The record of the session has the names that the API had at first.
  /^domain\/booking\/storedBooking\.ts$/,
  /^domain\/tireHotel\/(registrationAddress|service)\.ts$/,
  /^domain\/search\/facets\.ts$/,
  /^app\/booking\/bookingRequests\.ts$/,
  /^app\/tireHotel\/authorizationHandlers\.ts$/,
  /^features\/booking\/workshopApi\.ts$/,
];

/** Names of an API that mean something else in code: the id and the name of a website. */
const otherMeanings = new Set(['siteId', 'siteName']);

/** Names of upstreams that aren't in the tables of the product's own API. */
const foreignNames = [
  'nosites',
  'Error Result',
  'InvalidReg',
  'TimeslotNotAvailable',
  'companyErpId',
];

const wireFile = /^upstream\/.*\/(?:wire|\w+Wire)\.ts$/;
const nameTables = /^domain\/(?:(?:booking|tireHotel)\/apiNames|leads\/leadNames)\.ts$/;

/** The names that files declare for a wire format: with underscores in a schema, or the right side of a table. */
function declaredNames(file: string, text: string): readonly string[] {
  if (wireFile.test(file)) return matches(text, /^\s+['"]?(\w*[a-z0-9]_[a-z]\w*)['"]?:/gm);
  return nameTables.test(file) ? matches(text, /^ +\w+: '(\w+)',$/gm) : [];
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Finds the names of all other wire formats in the product's own code. */
function otherNames(declared: readonly string[]): RegExp {
  const names = [...declared, ...foreignNames].filter(
    (name) => !otherMeanings.has(name) && !wireName.test(name),
  );
  return new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
}

function isOwnCode(file: string): boolean {
  return product.test(file) && !isTrial(file) && !borders.some((border) => border.test(file));
}

function isTrial(file: string): boolean {
  return trial.test(file) || file.includes('/testing/');
}

/** The lines of a file that name a field of a wire format, with the file. `others` are those of no car. */
function findWireNames(file: string, text: string, others: RegExp): readonly string[] {
  const isCarSpeaker = carSpeakers.some((speaker) => speaker.test(file));
  const isOwn = isOwnCode(file);
  return text.split('\n').flatMap((line, at) => {
    const isAllowed = isCarSpeaker || (trial.test(file) && address.test(line));
    const isFound = (wireName.test(line) && !isAllowed) || (isOwn && others.test(line));
    return isFound ? [`${file}:${at + 1}: ${line.trim()}`] : [];
  });
}

const tables = [
  declaredNames('upstream/search/facilityWire.ts', '  site_departments: list,\n  slug: text,\n'),
  declaredNames('domain/tireHotel/apiNames.ts', "  treadDepth: 'threadDepth',\n"),
  declaredNames('domain/booking/apiNames.ts', "  facilityId: 'siteId',\n"),
].flat();

test.each([
  ['domain/cars/a.ts', "const filters = { car_fuel: ['El'] };", 1],
  ['blocks/CarList/a.tsx', '/** Like `car_fuel`. */', 1],
  ['domain/cars/a.test.ts', "const filters = { car_fuel: ['El'] };", 1],
  ['domain/cars/a.test.ts', "expect(read('car_fuel=El'));", 0],
  ['upstream/search/a.ts', 'car_fuel: text,', 0],
  ['domain/facilities/a.ts', 'facility.site_departments', 1],
  ['features/tireHotel/A.tsx', 'wheel.threadDepth', 1],
  ['features/tireHotel/A.tsx', 'wheel.treadDepth', 0],
  ['features/booking/a.ts', "import '#upstream/mechmate/wire.ts';", 0],
  ['features/booking/a.ts', 'readonly siteId: SiteId;', 0],
  ['features/booking/a.ts', "case 'InvalidReg':", 1],
  ['domain/tireHotel/a.test.ts', 'expect({ threadDepth: 2 });', 0],
  ['domain/tireHotel/apiNames.ts', "treadDepth: 'threadDepth',", 0],
  ['services/tirehotel/a.ts', 'threadDepth: tire.depth,', 0],
])('in %s, %s: %d', (file, line, count) => {
  expect(findWireNames(file, line, otherNames(tables))).toHaveLength(count);
});

test('only the borders of the product know the names of wire formats', async () => {
  const modules = (await projectFiles()).filter((path) => /\.tsx?$/.test(path));
  const files = await Promise.all(
    modules.map(async (file) => [file, await readFile(file, 'utf8').catch(() => '')] as const),
  );
  const declared = files.flatMap(([file, text]) => declaredNames(file, text));
  expect(declared.length).toBeGreaterThan(100);
  const others = otherNames(declared);
  expect(files.flatMap(([file, text]) => findWireNames(file, text, others))).toEqual([]);
});
