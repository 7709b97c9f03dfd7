import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen, portProblems } from './listen.ts';

test('a port that is taken is named with its variable, and a free one stays free', async () => {
  const server = createServer();
  const taken = await listen(server, { port: 0, variable: 'PORT' });
  if (taken.kind === 'failed') throw new Error(taken.reason);
  const { port } = taken;
  try {
    expect(
      await portProblems([
        { port, variable: 'PORT' },
        { port: 0, variable: 'SERVICES_PORT', host: '127.0.0.1' },
      ]),
    ).toEqual([`Port ${port} is taken: stop what listens there, or set PORT to another one.`]);
  } finally {
    server.close();
  }
  // A process that another test is just starting holds a copy of the socket for a moment.
  await expect.poll(() => portProblems([{ port, variable: 'PORT' }])).toEqual([]);
});

test('an address of another machine is named', async () => {
  const options = { port: 4001, variable: 'EDITING_PORT', host: '198.51.100.1' };
  expect(await portProblems([options])).toEqual([
    "Port 4001 (EDITING_PORT) can't be used: 198.51.100.1 is no address of this machine.",
  ]);
});
