import { expect, test, vi } from 'vitest';
import { canShare, sharePage } from './sharePage.ts';

const page = { url: 'https://nordvik.example/kop-bil/bil/1/volvo', title: 'Volvo V60' };

test.each([
  ['shared', () => Promise.resolve()],
  ['cancelled', () => Promise.reject(new DOMException('closed', 'AbortError'))],
  ['failed', () => Promise.reject(new DOMException('no target', 'NotAllowedError'))],
  ['failed', () => Promise.reject(new TypeError('invalid URL'))],
])('%s', async (kind, answer) => {
  const share = vi.fn(answer);
  vi.stubGlobal('navigator', { share });
  expect(canShare()).toBe(true);
  expect(await sharePage(page)).toEqual({ kind });
  expect(share).toHaveBeenCalledWith(page);
});

test('browsers without a share dialog', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
});
