const separator = ' › ';

/** The name of a test with its file and suites. Tests of a table may share one. */
export function testKey(file: string, name = ''): string {
  return `${file}${separator}${name}`;
}

/** The file in the key of a test. */
export function fileOf(key: string): string {
  return key.split(separator)[0] ?? '';
}
