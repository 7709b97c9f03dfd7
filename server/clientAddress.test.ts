import { expect, test } from 'vitest';
import { createFindClient, type ProxyProblem } from './clientAddress.ts';

const proxies = ['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48'];

test.each([
  ['a direct client', '203.0.113.9', [], '203.0.113.9'],
  ['a client that forges the header', '203.0.113.9', ['198.51.100.1'], '203.0.113.9'],
  ['a client behind a proxy', '10.0.0.1', ['203.0.113.9'], '203.0.113.9'],
  ['a forger behind a proxy', '10.0.0.1', ['198.51.100.1, 203.0.113.9'], '203.0.113.9'],
  ['a chain of proxies', '10.0.0.1', ['203.0.113.9, 192.0.2.7'], '203.0.113.9'],
  ['two headers', '10.0.0.1', ['198.51.100.1', '203.0.113.9'], '203.0.113.9'],
  ['a proxy without the header', '10.0.0.1', [], '10.0.0.1'],
  ['a proxy with an unreadable header', '10.0.0.1', ['203.0.113.9, unknown'], '10.0.0.1'],
  ['an entry with a port', '10.0.0.1', ['203.0.113.9:4711'], '203.0.113.9'],
  ['an IPv6 entry with a port', '10.0.0.1', ['[2001:db8:2::1]:4711'], '2001:db8:2::1'],
  ['an IPv6 proxy', '2001:db8:1::5', ['203.0.113.9'], '203.0.113.9'],
  ['an IPv4 connection in IPv6', '::ffff:10.0.0.1', ['203.0.113.9'], '203.0.113.9'],
  ['a client that has gone', undefined, ['203.0.113.9'], undefined],
])('%s is found', (_what, connection, forwarded, expected) => {
  expect(createFindClient(proxies)({ connection, forwarded }).address).toBe(expected);
});

test('without trusted proxies, the header is ignored', () => {
  const found = createFindClient([])({ connection: '127.0.0.1', forwarded: ['203.0.113.9'] });
  expect(found.address).toBe('127.0.0.1');
});

test.each<[string, string, readonly string[], ProxyProblem | undefined]>([
  ['a direct client', '203.0.113.9', [], undefined],
  ['a client behind a proxy', '10.0.0.1', ['203.0.113.9'], undefined],
  ['a chain of proxies', '10.0.0.1', ['203.0.113.9, 192.0.2.7'], undefined],
  [
    'a proxy that isn’t in the list',
    '198.51.100.1',
    ['203.0.113.9'],
    { kind: 'untrusted', proxy: '198.51.100.1' },
  ],
  ['a proxy without the header', '10.0.0.1', [], { kind: 'unreadable', proxy: '10.0.0.1' }],
  ['a proxy with an empty header', '10.0.0.1', [''], { kind: 'unreadable', proxy: '10.0.0.1' }],
  [
    'a proxy with an unreadable header',
    '10.0.0.1',
    ['203.0.113.9, unknown'],
    { kind: 'unreadable', proxy: '10.0.0.1' },
  ],
  ['a client in the network of the proxies', '10.0.0.1', ['10.0.0.9'], undefined],
  ['a client that has gone', '', ['203.0.113.9'], undefined],
  [
    'an unreadable header of a second proxy',
    '10.0.0.1',
    ['unknown', '192.0.2.7'],
    { kind: 'unreadable', proxy: '192.0.2.7' },
  ],
])('%s is no problem, or a reported one', (_what, connection, forwarded, problem) => {
  expect(createFindClient(proxies)({ connection, forwarded }).problem).toEqual(problem);
});
