import { createServer } from 'node:http';
import { pageEvents } from '#app/pageCache/pageEvents.ts';
import { drain, isDraining } from '#process/drain.ts';
import { connectWithPrimary, leavePrimary, logOnce } from '../primaryChannel.ts';

// A worker as small as possible: it answers with its process id and age, and purges, reports, crashes or hangs on request.
let answered = 0;
const server = createServer((request, response) => {
  if (isDraining(server)) response.shouldKeepAlive = false;
  if (request.url === '/crash') process.kill(process.pid, 'SIGKILL');
  if (request.url === '/loop') for (;;);
  if (request.url === '/report') logOnce('reported by workers');
  if (request.url === '/purge') {
    pageEvents.emit('purged', { tags: [`by ${process.pid}`], graceSeconds: null });
  }
  answered += 1;
  const purges = pageEvents.purgesElsewhere.flatMap(({ tags }) => tags);
  response.end(JSON.stringify({ pid: process.pid, seconds: process.uptime(), purges, welcome }));
});
process.on('SIGTERM', () => process.exit(0));
const visited = [{ host: 'a.example', url: `/${process.pid}`, hits: 1 }];
const welcome = await connectWithPrimary({ drain: () => void leave(), mostVisited: () => visited });
server.listen(Number(process.env['PORT']), '127.0.0.1');

async function leave(): Promise<void> {
  await drain(server, 2_000);
  await leavePrimary(async () => [
    {
      name: 'answered_total',
      help: 'Requests that were answered.',
      type: 'counter',
      aggregator: 'sum',
      values: [{ value: answered, labels: {} }],
    },
  ]);
  process.exit(0);
}
