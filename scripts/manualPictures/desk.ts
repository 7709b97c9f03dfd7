import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { Site } from '#domain/sites/site.ts';
import { shotScale } from '#stories/firstPage/shots.ts';
import { findBrowser, withoutWebGl } from '../browser.ts';
import { answers, start } from '../processes.ts';

// Other ports than the defaults, so that it can run beside a started site.
const ports = { site: 3520, services: 4520 } as const;
const startMs = 60_000;

/** The window of a laptop, in px. */
const deskWindow = { width: 1440, height: 900 } as const;

/** The browser of an editor, with services and site. */
export interface Desk {
  readonly page: Page;
  /** Another window, as a visitor has it. */
  readonly openVisitor: () => Promise<Page>;
  /** The front page of the services. */
  readonly servicesUrl: string;
  readonly urlOn: typeof urlOn;
}

/** Starts services and site with the demo group and data of their own, which are dropped at the end. */
export async function withDesk(use: (desk: Desk) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-manual-'));
  const env = { ...environment(), DATA_DIR: dataFolder };
  const children: ChildProcess[] = [];
  try {
    // The site asks the services while it starts.
    for (const { program, url } of programs) {
      children.push(start('node', [program], { env }));
      if (!(await answers(url, startMs))) throw new Error(`${url} doesn't answer`);
    }
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args, withoutWebGl] });
    await use(await openDesk(browser)).finally(() => browser.close());
  } finally {
    for (const child of children) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const programs = [
  { program: 'services/main.ts', url: `http://127.0.0.1:${ports.services}/healthz` },
  { program: 'server/main.ts', url: `http://127.0.0.1:${ports.site}/readyz` },
] as const;

function environment() {
  return {
    PORT: String(ports.site),
    SERVICES_PORT: String(ports.services),
    GROUP_DIR: 'demo',
    WORKERS: '1',
    // What is published is on the site at once, and no page is one of another run.
    REVALIDATE_SECRET: crypto.randomUUID(),
    CONTENT_API_KEY: crypto.randomUUID(),
  };
}

function urlOn(site: Site['id'], path: string): string {
  return `http://${site}.localhost:${ports.site}${path}`;
}

async function openDesk(browser: Browser): Promise<Desk> {
  const open = async () => {
    const context = await browser.newContext({
      viewport: deskWindow,
      deviceScaleFactor: shotScale,
      reducedMotion: 'reduce',
    });
    // Prevents the consent banner.
    await context.addCookies([{ name: 'consent', value: 'denied', url: urlOn('nordvik-uk', '/') }]);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return page;
  };
  return {
    page: await open(),
    openVisitor: open,
    servicesUrl: `http://localhost:${ports.services}/`,
    urlOn,
  };
}
