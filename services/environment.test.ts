import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('OPENSEARCH_URL', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['not set: search is embedded', undefined, undefined],
    ['empty, too', '  ', undefined],
    ['one node', 'http://node-1:9200', 'http://node-1:9200'],
    ['several nodes', 'http://a:9200, https://b:9200', 'http://a:9200, https://b:9200'],
  ])('%s', (_what, OPENSEARCH_URL, openSearchUrl) => {
    expect(parseEnvironment({ OPENSEARCH_URL })).toMatchObject({
      kind: 'environment',
      environment: { openSearchUrl },
    });
  });

  test.each(['node-1:9200', 'http://a:9200,', 'ftp://user:secret@a'])(
    'must be addresses, unlike %s, which is not repeated',
    (OPENSEARCH_URL) => {
      const problem = 'OPENSEARCH_URL must be http addresses with commas between them.';
      expect(parseEnvironment({ OPENSEARCH_URL })).toEqual({
        kind: 'invalid',
        problems: [problem],
      });
    },
  );
});
