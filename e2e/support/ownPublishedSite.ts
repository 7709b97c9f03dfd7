import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Site } from '#domain/sites/site.ts';
import { root } from '#scripts/processes.ts';
import { readHealth, servicesData } from './addresses.ts';
import { createOwnGroup, type OwnGroup } from './ownGroup.ts';
import { createOwnProcess, type OwnProcess } from './ownProcess.ts';

/** A site and services of one test file, whose content the tests change and publish. */
export interface OwnPublishedSite {
  readonly group: OwnGroup;
  readonly services: OwnProcess;
  readonly end: () => Promise<void>;
}

interface PublishedSiteOptions {
  /** Beside the ports of the other tests. */
  readonly sitePort: number;
  readonly servicesPort: number;
  /** The sites beside `nordvik-se` that the tests change. */
  readonly otherSites?: readonly Site['id'][];
}

/** The secret of the webhook. */
export const webhookSecret = 'secret-of-the-webhook-for-this-test';

/** Starts both with a copy of the group's files before the tests of a file, and ends them after these. */
export function ownPublishedSite(options: PublishedSiteOptions): () => OwnPublishedSite {
  let started: OwnPublishedSite | undefined;
  const own = () => {
    if (!started) throw new Error('The site starts before the first test.');
    return started;
  };
  test.beforeAll(async () => {
    started = await startOwnPublishedSite(options);
  });
  test.afterAll(() => started?.end());
  return own;
}

async function startOwnPublishedSite(options: PublishedSiteOptions): Promise<OwnPublishedSite> {
  const { sitePort, servicesPort, otherSites = [] } = options;
  const group = await createOwnGroup('nordvik-se', ...otherSites);
  const data = await mkdtemp(join(tmpdir(), 'forecourt-publish-'));
  // Stocking the search takes seconds of processor time. The services of the other tests have done it before the first test.
  await cp(join(root, servicesData, 'search'), join(data, 'search'), {
    recursive: true,
    // Belongs to the connections of a database.
    filter: (path) => !path.endsWith('-shm'),
  });
  const env = {
    PORT: String(sitePort),
    SERVICES_PORT: String(servicesPort),
    DATA_DIR: data,
    GROUP_DIR: group.folder,
    // Each has to notice what the other one publishes.
    WORKERS: '2',
    REVALIDATE_SECRET: webhookSecret,
    // A cache of pages that no other run has used.
    CONTENT_API_KEY: randomUUID(),
    CACHE_TAG_HEADER: 'surrogate-key',
  };
  const origin = 'http://127.0.0.1';
  const services = createOwnProcess({
    program: 'services/main.ts',
    readyUrl: `${origin}:${servicesPort}/healthz`,
    env,
  });
  const site = createOwnProcess({
    program: 'server/main.ts',
    readyUrl: `${origin}:${sitePort}/readyz`,
    env,
  });
  await services.start();
  await site.start();
  await untilBothAnswer(sitePort);
  return {
    group,
    services,
    end: async () => {
      for (const started of [services, site]) await started.end('SIGTERM');
      await group.remove();
      await rm(data, { recursive: true });
    },
  };
}

/** A process that starts later trusts no page from before, once something is published. */
async function untilBothAnswer(sitePort: number): Promise<void> {
  const states = async () => {
    const { workers } = await readHealth(sitePort);
    return workers.map(({ state }: { readonly state: string }) => state);
  };
  await expect.poll(states, { intervals: [50] }).toEqual(['answered', 'answered']);
}
