/** The upstreams that pages are built from, or that a page calls. */
export const upstreams = [
  'content',
  'media',
  'search',
  'car-media',
  'forms',
  'jotform',
  'codeweaver',
  'mechmate',
  'tirehotel',
] as const;

/** The ways in which an upstream misbehaves. */
export const faults = [
  { mode: 'failing' },
  { mode: 'garbage' },
  { mode: 'slow', delayMs: 10_000 },
  { mode: 'silent' },
] as const;

export type Upstream = (typeof upstreams)[number];
export type Fault = (typeof faults)[number];

/** Controls the fault switches of the embedded services. */
export function createFaultSwitches(servicesPort: number) {
  const address = `http://127.0.0.1:${servicesPort}/faults`;
  return {
    set: async (upstream: Upstream | 'comhub', fault: Fault): Promise<void> => {
      const body = JSON.stringify(fault);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${address}/${upstream}`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`The fault of ${upstream} can't be set: ${answer.status}`);
    },
    clear: async (): Promise<void> => {
      await fetch(address, { method: 'DELETE' });
    },
  };
}
