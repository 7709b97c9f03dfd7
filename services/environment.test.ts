import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

const SEARCH_ENGINE = 'opensearch';

describe('what answers searches', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['this process, where nothing is said', {}, undefined],
    ['this process, whatever cluster there is', { OPENSEARCH_URL: 'http://a:9200' }, undefined],
    ['this process by its name', { SEARCH_ENGINE: 'embedded' }, undefined],
    ['a node', { SEARCH_ENGINE, OPENSEARCH_URL: 'http://a:9200' }, 'http://a:9200'],
    [
      'several nodes',
      { SEARCH_ENGINE, OPENSEARCH_URL: 'http://a:9200, https://b:9200' },
      'http://a:9200, https://b:9200',
    ],
  ])('%s', (_what, variables, openSearchUrl) => {
    expect(parseEnvironment(variables)).toMatchObject({
      kind: 'environment',
      environment: { openSearchUrl },
    });
  });

  test.each([
    [{ SEARCH_ENGINE }, 'SEARCH_ENGINE is opensearch, so OPENSEARCH_URL must name the nodes.'],
    [{ SEARCH_ENGINE: 'solr' }, 'SEARCH_ENGINE must be embedded or opensearch, not "solr".'],
  ])('not %j', (variables, problem) => {
    expect(parseEnvironment(variables)).toEqual({ kind: 'invalid', problems: [problem] });
  });

  test.each(['node-1:9200', 'http://a:9200,', 'ftp://user:secret@a'])(
    'nodes are addresses, unlike %s, which is not repeated',
    (OPENSEARCH_URL) => {
      const problem = 'OPENSEARCH_URL must be http addresses with commas between them.';
      expect(parseEnvironment({ SEARCH_ENGINE, OPENSEARCH_URL })).toEqual({
        kind: 'invalid',
        problems: [problem],
      });
    },
  );
});
