import { parseEnvironment } from '#app/environment.ts';
import { start, together } from '../processes.ts';

/** The services and the site with reload. */
const { port } = parseEnvironment(process.env);
const services = start('node', ['services/main.ts', '--watch']);
const site = start('next', ['dev', '--port', String(port)]);
process.exitCode = await together([services, site]);
