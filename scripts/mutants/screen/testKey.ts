const separator = ' › ';

/**
 * The name of a test with its file and suites, without the seed of a property, which differs from run to run. Tests of a table may
 * share one.
 */
export function testKey(file: string, name = ''): string {
  return `${file}${separator}${name.replace(/ \(with seed=-?\d+\)$/, '')}`;
}

/** The file in the key of a test. */
export function fileOf(key: string): string {
  return key.split(separator)[0] ?? '';
}
