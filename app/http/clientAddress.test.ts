import { expect, test } from 'vitest';
import { clientNetworkOf } from './clientAddress.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, expected) => {
  expect(clientNetworkOf({ headers: new Headers({ 'x-forecourt-client': address }) })).toBe(
    expected,
  );
});

test('without an address, clients are counted as one', () => {
  expect(clientNetworkOf({ headers: new Headers() })).toBe('unknown');
});
