import { CspEvaluator } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { thirdParties } from '#domain/security/thirdParty.ts';
import { parseEnvironment } from '../environment.ts';
import { earlyScript } from '../page/earlyScript.ts';
import { pagePolicy } from './pagePolicy.ts';
import { writePolicy } from './policy.ts';
import { answerKinds, createSecurityHeaders } from './securityHeaders.ts';
import { thirdPartySources } from './thirdPartySources.ts';

const environment = parseEnvironment({
  FORM_PROVIDER_URL: 'https://forms.example',
  JOTFORM_URL: 'https://jotform.example',
  MAP_STYLE_URL: 'https://maps.example/style.json',
});

function policyWith(parties: readonly string[]): string {
  const marks = parties
    .map((party) => `<template data-third-party="${party}"></template>`)
    .join('');
  return pagePolicy(`<script>${earlyScript}</script>${marks}`, {
    thirdParties: thirdPartySources(environment),
    onRefused: () => undefined,
  });
}

/**
 * Findings that don't apply: nothing but the build's own files is served as a script from the site, and the
 * checker knows no `hash` without `unsafe-inline` for browsers from before 2016. Trusted types are reported only.
 */
const accepted: readonly Type[] = [
  Type.SCRIPT_ALLOWLIST_BYPASS,
  Type.STRICT_DYNAMIC,
  Type.UNSAFE_INLINE_FALLBACK,
  Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS,
];

function findingsOf(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

describe('the checker of policies', () => {
  test.each([
    ['an ordinary page', []],
    ['a page with a tag manager', ['tag-manager']],
    ['a page with everything', thirdParties],
  ])('finds nothing in the policy of %s', (_what, parties) => {
    const findings = findingsOf(policyWith(parties));
    expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([]);
    expect(findings.filter(({ type }) => !accepted.includes(type))).toEqual([]);
  });

  test('finds a bad policy', () => {
    const bad = policyWith([]).replace(
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline' 'unsafe-eval' https:",
    );
    expect(findingsOf(bad).some(({ severity }) => severity === Severity.HIGH)).toBe(true);
  });

  test.each(answerKinds)('finds nothing in the policy of the kind %s', (kind) => {
    const headers = new Map(createSecurityHeaders(environment)(kind, 'nordvik.example'));
    const findings = findingsOf(headers.get('content-security-policy') ?? '');
    expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([]);
  });
});

test('sources of several parts are joined without repetition', () => {
  const policy = writePolicy({ 'img-src': ["'self'"] }, { 'img-src': ["'self'", 'data:'] });
  expect(policy).toContain("img-src 'self' data:");
});

test('a policy without parts allows nothing', () => {
  expect(writePolicy()).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});
