import type { EndpointGuide } from '../service.ts';

/** How to call the service by hand. */
export function mechmateGuides(path: string, apiKey: string): EndpointGuide[] {
  const key = `x-api-key: ${apiKey}`;
  const get = (title: string, end: string, query = '', option = ''): EndpointGuide => ({
    title,
    path: path + end,
    key,
    example: (origin) => `curl${option} '${origin}${path}${end}${query}' -H '${key}'`,
  });
  const near = 'latitude=59.33&longitude=18.07';
  return [
    get('A vehicle by its registration number', '/car/MLB111'),
    get(
      'The services for a vehicle; the add-ons are at /addons',
      '/services/MLB111',
      '?lat=59.33&lng=18.07',
    ),
    get(
      'The workshops near a place, as an event stream',
      '/departments/closestAvailable',
      `?regNo=MLB111&serviceOfferings=oljebyte&${near}`,
      ' -N',
    ),
  ];
}
