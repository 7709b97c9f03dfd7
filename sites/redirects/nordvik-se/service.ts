import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Terms, contact, the newsletter, and addresses of no subject. */
export const customerService: readonly RedirectRule[] = [
  ...movedTo('/kundservice', [
    '/kundtj(ä|a)nst',
    '/webbutik/kundservice',
    '/d(ä|a)ckshop/kundservice',
    '/hj(ä|a)lp',
    '/fr(å|a)gor-och-svar',
    '/faq',
  ]),
  ...movedTo('/kundservice/kopvillkor', [
    '/k(ö|o)pvillkor',
    '/villkor',
    '/webbutik/villkor',
    '/d(ä|a)ckshop/villkor',
    '/d(ä|a)ckshop/k(ö|o)pvillkor',
    '/allm(ä|a)nna-villkor',
    '/leveransvillkor',
  ]),
  ...movedTo('/kundservice/angerratt', [
    '/(å|a)ngerr(ä|a)tt',
    '/retur(er|)',
    '/webbutik/retur',
    '/d(ä|a)ckshop/(å|a)ngerr(ä|a)tt',
    '/reklamation',
  ]),
  ...movedTo('/kontakt', ['/kontakta-oss', '/kontakta', '/contact', '/om-nordvik/kontakt']),
  ...movedTo('/nyhetsbrev', [
    '/newsletter',
    '/prenumerera',
    '/nyhetsbrev/anm(ä|a)lan',
    '/nyhetsbrev/registrera',
    '/nyhetsbrev/tack',
    '/om-nordvik/nyhetsbrev',
  ]),
  ...movedTo('/salj-bil', [
    '/s(ä|a)lj-din-bil',
    '/s(ä|a)lja-bil',
    '/s(ä|a)ljbil',
    '/v(ä|a)rdera-bil',
    '/v(ä|a)rdera-din-bil',
    '/vi-k(ö|o)per-din-bil',
    '/inbyte',
    '/inbytesbil',
    '/sell-your-car',
  ]),
  // The English start page never had more than this page, and the test page was linked by mistake.
  ...movedTo('/', [
    '/en',
    '/en/index',
    '/test',
    '/test-startsida',
    '/start',
    '/hem',
    '/index.html',
    '/default.aspx',
    '/sv',
  ]),
];
