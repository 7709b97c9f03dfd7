import { createServer } from 'node:http';
import { pageEvents } from '#app/pageCache/pageEvents.ts';
import { drain, isDraining } from '#process/drain.ts';
import { connectWithPrimary, leavePrimary } from '../primaryChannel.ts';

// A worker as small as possible: it answers with its process id, and purges or crashes on request.
const server = createServer((request, response) => {
  if (isDraining(server)) response.shouldKeepAlive = false;
  if (request.url === '/crash') process.kill(process.pid, 'SIGKILL');
  if (request.url === '/purge') {
    pageEvents.emit('purged', { tags: [`by ${process.pid}`], graceSeconds: null });
  }
  const purges = pageEvents.purgesElsewhere.flatMap(({ tags }) => tags);
  response.end(JSON.stringify({ pid: process.pid, purges }));
});
process.on('SIGTERM', () => process.exit(0));
connectWithPrimary(() => void leave());
server.listen(Number(process.env['PORT']), '127.0.0.1');

async function leave(): Promise<void> {
  await drain(server, 2_000);
  await leavePrimary();
  process.exit(0);
}
