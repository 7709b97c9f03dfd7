import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { missingLeads, postLead, receivedLeads } from '#bench/storm/sentLeads.ts';
import type { Cluster } from './cluster.ts';

const count = 2_000;
const senders = 8;
/** Longer than the lease of a machine that was killed, and than the pauses between attempts of an outage (ms). */
const deliveredMs = 180_000;

/**
 * Each accepted lead arrives once, although both machines are killed in turn, the lead service fails for a while and the
 * database is stopped. Visitors whose machine dies send theirs again, as the form does.
 */
export async function checkLeads(cluster: Cluster): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  let sent = 0;
  const send = async () => {
    for (let id = ids[sent++]; id !== undefined; id = ids[sent++]) await insist(cluster.port, id);
  };
  const sending = Promise.all(Array.from({ length: senders }, send));
  const reached = async (share: number) => {
    while (sent < count * share) await wait(20);
  };
  await disturb(cluster, reached);
  await sending;
  const missing = await missingLeads(cluster.servicesPort, ids, deliveredMs);
  const received = await receivedLeads(cluster.servicesPort);
  const repeated = received.filter(({ deliveries }) => deliveries > 1).length;
  console.log(`   ${count} leads accepted, ${repeated} of them delivered again after a kill`);
  return missing.map((id) => `the lead ${id} was accepted and not delivered`);
}

/** Sends a lead until it is accepted. */
async function insist(port: number, id: string): Promise<void> {
  for (;;) {
    const status = await postLead(`http://localhost:${port}`, id).catch(() => 0);
    if (status === 202) return;
    await wait(50);
  }
}

async function disturb(
  { machines: [one, other], switches, database }: Cluster,
  reached: (share: number) => Promise<void>,
): Promise<void> {
  await reached(0.1);
  await switches.set('comhub', { mode: 'failing' });
  await reached(0.2);
  await one.end('SIGKILL');
  await reached(0.3);
  await one.start();
  await switches.clear();
  await reached(0.5);
  await other.end('SIGKILL');
  await reached(0.6);
  await other.start();
  await database.pause();
  await reached(0.8);
  await database.resume();
}
