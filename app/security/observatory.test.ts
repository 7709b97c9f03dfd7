import { expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { earlyScript } from '../page/earlyScript.ts';
import { pagePolicy } from './pagePolicy.ts';
import { createSecurityHeaders } from './securityHeaders.ts';
import { readPolicy } from './testing/readPolicy.ts';
import { thirdPartySources } from './thirdPartySources.ts';

const environment = parseEnvironment({});

/** The headers of a page with a tag manager, as all pages of the sites are. */
function pageHeaders(): Map<string, string> {
  const html = `<script>${earlyScript}</script><template data-third-party="tag-manager"></template>`;
  const policy = pagePolicy(html, {
    thirdParties: thirdPartySources(environment),
    onRefused: () => undefined,
  });
  const headers = new Map(createSecurityHeaders(environment)('page', 'nordvik.example'));
  return headers.set('content-security-policy', policy);
}

const sixMonths = 15_768_000;

/**
 * The points of Mozilla's HTTP Observatory for headers: each rule lists what a grade of A+ needs, with the points
 * that it costs or gives. Cookies, redirects to HTTPS and scripts of other companies are not headers of a page.
 */
const rules: Readonly<Record<string, (headers: Map<string, string>) => number>> = {
  'content-security-policy': (headers) => {
    const policy = readPolicy(headers.get('content-security-policy') ?? '');
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['*'];
    const styles = policy['style-src'] ?? policy['default-src'] ?? ['*'];
    const isBroad = (sources: readonly string[]) =>
      sources.some((source) => /^(?:\*|https?:|data:|'unsafe-(?:inline|eval)')$/.test(source));
    if (isBroad(scripts) || policy['object-src']?.includes('*')) return -20;
    if ([...scripts, ...styles].some((source) => source.startsWith('http://'))) return -20;
    if (isBroad(styles)) return 0;
    return policy['default-src']?.join() === "'none'" ? 10 : 5;
  },
  'strict-transport-security': (headers) => {
    const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
    return Number(age ?? 0) >= sixMonths ? 0 : -20;
  },
  'x-content-type-options': (headers) =>
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
  'x-frame-options': (headers) => {
    const policy = readPolicy(headers.get('content-security-policy') ?? '');
    if (policy['frame-ancestors']) return 5;
    return headers.has('x-frame-options') ? 0 : -20;
  },
  'referrer-policy': (headers) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : 0,
  'cross-origin-resource-policy': (headers) =>
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  'access-control-allow-origin': (headers) =>
    headers.has('access-control-allow-origin') ? -50 : 0,
};

test.each(Object.keys(rules))('the rule for %s costs no points', (name) => {
  expect(rules[name]?.(pageHeaders())).toBeGreaterThanOrEqual(0);
});

test('the points are enough for A+', () => {
  const points = Object.values(rules).map((rule) => rule(pageHeaders()));
  expect(100 + points.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(100);
  expect(points).toEqual([0, 0, 0, 5, 5, 10, 0]);
});

test('the rules find bad headers', () => {
  const bad = new Map([['content-security-policy', "script-src 'self' 'unsafe-inline'"]]);
  const points = Object.values(rules).map((rule) => rule(bad));
  expect(points).toEqual([-20, -20, -5, -20, 0, 0, 0]);
});
