/** The spec files that start processes of their own. They run beside each other. */
const owners = [
  'editor',
  'editorBlocks',
  'editorBrands',
  'editorPages',
  'failedSections',
  'leads',
  'limits',
  'mechmateApi',
  'publish',
  'telemetry',
  'tireHotelSecurity',
] as const;

/** How many ports each has for sites, and how many for services. */
const portsEach = 2;

/** The ports of a spec file's own processes, which no other one uses. */
export function ownPorts(owner: (typeof owners)[number]) {
  const site = 3310 + owners.indexOf(owner) * portsEach;
  const services = site + 1000;
  return { site, secondSite: site + 1, services, secondServices: services + 1 } as const;
}
