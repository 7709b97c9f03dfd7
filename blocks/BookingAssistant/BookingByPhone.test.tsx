import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testFrame } from '#cms/testing/testFrame.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { BookingByPhone } from './BookingByPhone.tsx';

function htmlOf(props: Pick<ComponentProps<typeof BookingByPhone>, 'phone' | 'workshops'>): string {
  const place = { pathToSiteDetail: '/hitta-oss', homePath: '/' };
  return renderToStaticMarkup(
    <BookingByPhone {...props} place={place} dictionary={testFrame.dictionary} />,
  );
}

test('without script, visitors can call the site or a workshop', () => {
  const phone = { text: '018-65 00 00', href: 'tel:+4618650000' };
  const workshops = [testFacility({ phone: '018-65 00 10' }), testFacility({ id: '102' })];
  const html = htmlOf({ phone, workshops });
  expect(html).toContain('href="tel:+4618650000"');
  expect(html).toMatch(/<h2[^>]*>bookingNoScriptWorkshops<\/h2>/);
  expect(html.split('<li').length - 1).toBe(workshops.length);
  expect(html).toContain('href="tel:018650010"');
});

test('a site without a phone and workshops names none', () => {
  expect(htmlOf({ phone: undefined, workshops: [] })).not.toMatch(/<a |<h2|<ul/);
});
