import '../../server/production.ts';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { redirectsOf } from '#server/redirects.ts';
import { createSiteServer } from '#server/siteServer.ts';
import { createSiteTable } from '#server/siteTable.ts';
import { sites } from '#sites/index.ts';
import { manyRules } from './manyRules.ts';

/*
 * Serves the same site at two ports from one process, so that nothing but the number of rules differs:
 * none at the first port, as many as the last argument says at the second.
 */

const [withoutRules = 0, withRules = 0, count = 0] = process.argv.slice(2).map(Number);
const root = fileURLToPath(new URL('../..', import.meta.url));
const app = next({ dev: false, dir: root, port: withoutRules });
await app.prepare();
const [site] = sites;

function serve(port: number, rules: number): void {
  const log = (line: string) => console.error(line);
  const table = createSiteTable({ site, rules: manyRules(rules), now: () => 0, log });
  const findRedirect = redirectsOf([{ table, hosts: ['localhost'], bareHost: site.hosts[0] }]);
  createSiteServer({ handle: app.getRequestHandler(), findRedirect, log }).listen(port);
}

serve(withoutRules, 0);
serve(withRules, count);
