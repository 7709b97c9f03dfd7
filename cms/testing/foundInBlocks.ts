/** What is found in each of the blocks with these names, without those in which nothing is found. */
export async function foundInBlocks<Found>(
  names: readonly string[],
  find: (name: string) => Promise<Found | undefined>,
): Promise<Readonly<Record<string, Found>>> {
  const all = await Promise.all(names.map(async (name) => ({ name, found: await find(name) })));
  return Object.fromEntries(
    all.flatMap(({ name, found }) => (found === undefined ? [] : [[name, found]])),
  );
}
