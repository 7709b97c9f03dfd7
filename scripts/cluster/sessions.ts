import { createTireHotelVisitor, newestCodeOf } from '#e2e/support/tireHotelVisitor.ts';
import type { Cluster } from './cluster.ts';

const visitorsOf = ({ machines, servicesPort }: Cluster) => {
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const origins = machines.map(({ origin }) => origin);
  return {
    visitor: (regNo: string) => createTireHotelVisitor({ origins, servicesOrigin, regNo }),
    newestCode: () => newestCodeOf(servicesOrigin),
  };
};

/** A session of the tire hotel that begins on one machine goes on on the other. */
export async function checkSessions(cluster: Cluster): Promise<readonly string[]> {
  const visitor = visitorsOf(cluster).visitor('MLB101');
  // Each call goes to the machine that didn't get the one before.
  await visitor.logIn();
  const question = { startDate: '2026-01-01', endDate: '2099-01-01', regNo: 'VO' };
  const asked = [1, 2].map(() =>
    visitor.ask('days', { workshopIdentifier: '105.tyres' }, question),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  return statuses.every((status) => status === 200)
    ? []
    : [`the days after the login: ${statuses.join(', ')}`];
}

/** Wrong codes count on both machines together. */
export async function checkTries(cluster: Cluster): Promise<readonly string[]> {
  const { visitor: create, newestCode } = visitorsOf(cluster);
  const visitor = create('MLB102');
  const { authToken } = await visitor.sendCode();
  const right = await newestCode();
  const wrong = Array.from({ length: 10 }, (_, digit) => `${digit}000`).filter(
    (code) => code !== right,
  );
  const statuses: number[] = [];
  for (const otpToken of wrong.slice(0, 6))
    statuses.push((await visitor.ask('validate', { authToken, otpToken })).status);
  const refused = statuses.filter((status) => status === 429).length;
  return refused === 1
    ? []
    : [`six wrong codes, of which five are allowed: ${statuses.join(', ')}`];
}

const lookups = 30;

/** Look-ups of vehicles count on both machines together. */
export async function checkLookups({ machines }: Cluster): Promise<readonly string[]> {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const asked = Array.from({ length: lookups + 6 }, (_, at) =>
    fetch(`${machines[at % 2]?.origin}/api/mechmate/car/MLB${200 + at}`, { headers }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  const refused = statuses.filter((status) => status === 429).length;
  return refused === 6 ? [] : [`${refused} of ${lookups + 6} look-ups were refused, not 6`];
}
