/** The name of a test with its file and suites. Tests of a table may share one. */
export function testKey(test: {
  readonly file: { readonly name: string };
  readonly fullTestName?: string | undefined;
}): string {
  return `${test.file.name} › ${test.fullTestName ?? ''}`;
}
