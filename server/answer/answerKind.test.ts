import { expect, test } from 'vitest';
import { requestGuard } from '../guard/requestGuard.ts';
import { answerKindOf } from './answerKind.ts';

test.each([
  ['/', 'page'],
  ['/robots.txt', 'page'],
  ['/api/editing/page?mode=edit', 'editing'],
  ['/api/editing/render?secret=a', 'editing'],
  ['/api/editing/config', 'api'],
  ['/feaas-render', 'editing'],
  ['/api/cars', 'api'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/icons.svg?v=1', 'static'],
  ['/icons.svg', 'static'],
  ['/-/media/icons.svg', 'media'],
  ['/_i/640/-/media/a.webp', 'media'],
  ['/_og/-/media/a.webp', 'media'],
  ['/_next/image?url=/-/media/a.png&w=640&q=75', 'media'],
  ['/sitecore/api/graph/edge', 'services'],
])('%s is answered as %s', (asked, kind) => {
  const verdict = requestGuard({ method: 'GET', url: asked, headers: { host: ['a.example'] } });
  if (verdict.kind === 'refuse') return expect.unreachable(`refused with ${verdict.status}`);
  expect(answerKindOf(verdict.family, verdict.url)).toBe(kind);
});
