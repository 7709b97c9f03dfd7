/** The list of all cars, with filters. */
export const listPage = '/kop-bil/bilar-i-lager';

/** A page with ten different blocks. */
export const contentPage = '/aga-bil/serviceavtal';

/** The address of the first car in the list of a site. */
export function findCar(origin: string): Promise<string> {
  return findAddress(origin, listPage, /href="(\/kop-bil\/bil\/\d+\/[^"?#]+)"/);
}

/** The address of the first article of a site. */
export function findArticle(origin: string): Promise<string> {
  return findAddress(origin, '/nyheter', /href="(\/nyheter\/[^"?#]+)"/);
}

async function findAddress(origin: string, page: string, address: RegExp): Promise<string> {
  const response = await fetch(`${origin}${page}`);
  const [, found] = address.exec(await response.text()) ?? [];
  if (found === undefined) throw new Error(`${page} links to no page like ${address.source}`);
  return found;
}
