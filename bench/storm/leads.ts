import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHealth } from '#e2e/support/addresses.ts';
import { createOwnProcess, type OwnProcess } from '#e2e/support/ownProcess.ts';
import type { createFaultSwitches } from './faults.ts';
import { type Row, shown } from './rows.ts';
import { missingLeads, type SentLeads, sendLeads } from './sentLeads.ts';
import { mountSmallDisk } from './smallDisk.ts';

interface LeadStormOptions {
  readonly port: number;
  readonly servicesPort: number;
  readonly switches: ReturnType<typeof createFaultSwitches>;
}

interface Setting extends LeadStormOptions {
  readonly site: OwnProcess;
  readonly origin: string;
  /** `DATA_DIR` of the site. */
  readonly folder: string;
}

/** Longer than the lease of a process that was killed (ms). */
const deliveredMs = 60_000;

/** Whatever happens to the disk: each accepted lead is delivered, each refusal shows, and pages stay up. */
export async function stormLeads(options: LeadStormOptions): Promise<readonly Row[]> {
  return [
    await withFullDisk(options),
    await withFolder(options, deletedFolder),
    await withFolder(options, damagedPage),
  ];
}

async function withFullDisk(options: LeadStormOptions): Promise<Row> {
  const name = 'leads, disk full';
  const disk = await mountSmallDisk();
  if (!disk) return shown({ name, result: 'left out: no disk can be mounted here', held: true });
  try {
    return await withSite(options, disk.folder, (setting) => fullDisk(name, setting, disk.enlarge));
  } finally {
    await disk.remove();
  }
}

async function fullDisk(
  name: string,
  setting: Setting,
  enlarge: () => Promise<void>,
): Promise<Row> {
  const { port, servicesPort, origin, switches } = setting;
  // Delivered leads would make room.
  await switches.set('comhub', { mode: 'failing' });
  const first = await sendLeads(origin, ({ accepted, refused }) => {
    return refused.length < 5 && accepted.length < 500;
  });
  const { stores } = await readHealth(port);
  const page = await fetch(origin);
  await enlarge();
  await switches.clear();
  const later = await sendLeads(origin, ({ accepted }) => accepted.length < 5);
  const healthLater = await readHealth(port);
  const accepted = [...first.accepted, ...later.accepted];
  const missing = await missingLeads(servicesPort, accepted, deliveredMs);
  const shownRefusals = stores.outbox.refused?.count;
  return shown({
    name,
    result:
      `${describe(first)}, health: ${stores.outbox.state}, ${shownRefusals} refused; ` +
      `page: ${page.status}; with room: ${describe(later)}, health: ${healthLater.stores.outbox.state}; ` +
      `${missing.length} of ${accepted.length} not delivered`,
    held:
      stores.outbox.state === 'full' &&
      shownRefusals === first.refused.length &&
      page.ok &&
      later.refused.length === 0 &&
      first.others.length + later.others.length === 0 &&
      healthLater.stores.outbox.state === 'ok' &&
      missing.length === 0,
  });
}

async function deletedFolder({ site, folder, origin, ...setting }: Setting): Promise<Row> {
  const { servicesPort, switches } = setting;
  await switches.set('comhub', { mode: 'failing' });
  const before = await sendLeads(origin, ({ accepted }) => accepted.length < 10);
  await rm(join(folder, 'leads'), { recursive: true });
  const after = await sendLeads(origin, ({ accepted }) => accepted.length < 10);
  const page = await fetch(origin);
  await site.end('SIGKILL');
  await site.start();
  await switches.clear();
  const accepted = [...before.accepted, ...after.accepted];
  const missing = await missingLeads(servicesPort, accepted, deliveredMs);
  return shown({
    name: 'leads, folder deleted, then killed',
    result:
      `before: ${describe(before)}; after: ${describe(after)}; page: ${page.status}; ` +
      `${missing.length} of ${accepted.length} not delivered`,
    held: page.ok && before.refused.length + after.refused.length === 0 && missing.length === 0,
  });
}

const pageBytes = 4096;

/** A damaged page may have held a few leads. All others are delivered, and new ones are accepted. */
async function damagedPage({ site, folder, origin, ...setting }: Setting): Promise<Row> {
  const { servicesPort, switches } = setting;
  await switches.set('comhub', { mode: 'failing' });
  const before = await sendLeads(origin, ({ accepted }) => accepted.length < 20);
  await site.end('SIGTERM');
  const file = join(folder, 'leads', 'outbox.sqlite');
  const bytes = await readFile(file);
  bytes.fill(0xa5, bytes.length - pageBytes);
  await writeFile(file, bytes);
  await site.start();
  const after = await sendLeads(origin, ({ accepted }) => accepted.length < 10);
  await switches.clear();
  const missingAfter = await missingLeads(servicesPort, after.accepted, deliveredMs);
  const missingBefore = await missingLeads(servicesPort, before.accepted, 5_000);
  return shown({
    name: 'leads, page of the outbox damaged',
    result:
      `${missingBefore.length} of ${before.accepted.length} earlier ones lost; ` +
      `after: ${describe(after)}, ${missingAfter.length} not delivered`,
    held: missingBefore.length <= 2 && after.refused.length + missingAfter.length === 0,
  });
}

async function withFolder(
  options: LeadStormOptions,
  run: (setting: Setting) => Promise<Row>,
): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-storm-'));
  try {
    return await withSite(options, folder, run);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs all processes of a site, as on a machine. */
async function withSite(
  options: LeadStormOptions,
  folder: string,
  run: (setting: Setting) => Promise<Row>,
): Promise<Row> {
  const { port, servicesPort } = options;
  const origin = `http://localhost:${port}`;
  const site = createOwnProcess({
    program: 'server/main.ts',
    // All leads come from one address.
    env: {
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: folder,
      LIMIT_FACTOR: '1000',
    },
    readyUrl: `${origin}/healthz`,
  });
  await site.start();
  try {
    return await run({ ...options, site, origin, folder });
  } finally {
    await site.end('SIGTERM');
  }
}

function describe({ accepted, refused, others }: SentLeads): string {
  const rest = others.length > 0 ? `, ${others.length} x ${others[0]}` : '';
  return `${accepted.length} x 202, ${refused.length} x 503${rest}`;
}
