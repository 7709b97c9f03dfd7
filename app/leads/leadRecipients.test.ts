import { expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { FacilityAddresses } from '#upstream/search/facilityAddresses.ts';
import { createRecipientCheck } from './leadRecipients.ts';

const known: FacilityAddresses = async () => ok(new Set(['nya.bilar@nordvik.example']));

function setUp(addressesOf: FacilityAddresses = known) {
  const log = vi.fn<(line: string) => void>();
  return { check: createRecipientCheck({ addressesOf, log }), log };
}

function entry(toEmail: string, formName = 'nordvik-seCarContactForm') {
  const lead = {
    formName,
    formSubmissionId: 'id',
    values: { toName: 'Anna', toEmail, name: 'Kim' },
  };
  return { site: 'nordvik-se', lead };
}

test.each(['nya.bilar@nordvik.example', 'Nya.Bilar@Nordvik.example', ''])(
  'the recipient %j is kept',
  async (address) => {
    const { check, log } = setUp();
    const allowed = entry(address);
    await expect(check(allowed)).resolves.toEqual(ok(allowed.lead));
    expect(log).not.toHaveBeenCalled();
  },
);

test('an address that isn’t the site’s is removed, and the lead still delivered', async () => {
  const { check, log } = setUp();
  const foreign = entry('victim@elsewhere.example');
  const values = { toName: '', toEmail: '', name: 'Kim' };
  await expect(check(foreign)).resolves.toEqual(ok({ ...foreign.lead, values }));
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).not.toContain('victim');
});

test('a lead waits while the addresses can’t be looked up', async () => {
  const failure = { kind: 'unreachable', reason: 'down' } as const;
  const { check } = setUp(async () => fail(failure));
  await expect(check(entry('nya.bilar@nordvik.example'))).resolves.toEqual(fail(failure));
});

test('a form without a recipient needs no look-up', async () => {
  const { check } = setUp(async () => expect.unreachable());
  const other = entry('anything', 'nordvik-seOtherForm');
  await expect(check(other)).resolves.toEqual(ok(other.lead));
});

test('of a request for a service, the name of such a recipient is removed too', async () => {
  const { check } = setUp();
  const lead = {
    formName: 'nordvik-noServiceRequestForm',
    formSubmissionId: 'id',
    values: { siteName: 'Anna', siteEmail: 'victim@elsewhere.example', regno: 'EV12345' },
  };
  const values = { siteName: '', siteEmail: '', regno: 'EV12345' };
  await expect(check({ site: 'nordvik-no', lead })).resolves.toEqual(ok({ ...lead, values }));
});
