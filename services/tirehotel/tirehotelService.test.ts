import { describe, expect, test } from 'vitest';
import { wireCustomer, wireValidated } from '#upstream/tirehotel/wire.ts';
import { type Behaviour, behaviours } from './agreements.ts';
import { demo, messageOf, reader, setUp, start } from './testing/tirehotelSetUp.ts';

test('the demo’s agreements are valid and show every status and behaviour', () => {
  expect(reader.problems()).toEqual([]);
  const all = [...demo.agreements.values()];
  const statuses = all.flatMap(({ vehicles }) => vehicles.flatMap(({ tires }) => tires));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]));
  const shown = new Set(all.map(({ behaviour }) => behaviour));
  expect(Object.keys(behaviours).filter((name) => !shown.has(name as Behaviour))).toEqual([]);
  expect(all.some(({ vehicles }) => vehicles.length > 1)).toBe(true);
  for (const regNo of demo.agreements.keys()) expect(regNo).toMatch(/^MLB\d\d[\dA-Z]$/);
});

describe('searching', () => {
  test('returns no readable number, and another text each time', async () => {
    const { ask } = setUp();
    const first = await (await ask('GET', 'authorization/search?regNo=MLB101')).json();
    const second = await (await ask('GET', 'authorization/search?regNo=MLB101')).json();
    expect(first).toMatchObject({ obfuscatedPhoneNumber: '••• ••• •• 05', regNo: 'MLB101' });
    expect(first).not.toEqual(second);
    const { encryptedPhoneNumber } = wireCustomer.parse(first);
    const readable = Buffer.from(encryptedPhoneNumber, 'base64').toString('latin1');
    expect(readable).not.toMatch(/1740605|MLB101/);
  });

  test.each(['', 'MLB999', 'mlb101', '__proto__', '%F0%9F%9A%97'])(
    '%s finds nothing',
    async (regNo) => {
      const { ask } = setUp();
      expect((await ask('GET', `authorization/search?regNo=${regNo}`)).status).toBe(404);
    },
  );

  test('needs the key', async () => {
    const { service } = setUp();
    const request = new Request('http://services.test/tirehotel/authorization/search?regNo=MLB101');
    expect((await service.handle(request)).status).toBe(401);
  });
});

describe('a code', () => {
  test('is a text message of four digits to the phone of the agreement', async () => {
    const { ask, sendCode } = setUp();
    const { code } = await sendCode('MLB101');
    const { messages } = await (await ask('GET', 'messages')).json();
    expect(messages).toEqual([
      { phone: '+46701740605', text: expect.stringContaining(code), sentAt: start },
    ]);
  });

  test('shows the vehicles of the agreement', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode('MLB104');
    const { status, vehicles } = wireValidated.parse(await (await validate(token, code)).json());
    expect([status, vehicles.length]).toEqual([0, 3]);
    expect(vehicles[0]).toMatchObject({
      regNo: 'MLB104',
      location: { erpId: '105.tyres', locationName: 'Nordvik Malmö' },
      tires: [{ equipmentPosition: 'Vänster fram', wheel: { threadStatusId: 0 } }, {}, {}, {}],
    });
  });

  test('is used once', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode('MLB101');
    expect((await validate(token, code)).status).toBe(200);
    const again = await validate(token, code);
    expect([again.status, await messageOf(again)]).toEqual([
      400,
      expect.stringMatching(/inte längre/),
    ]);
  });

  test('expires after five minutes', async () => {
    const { sendCode, validate, clock } = setUp();
    const [early, late] = [await sendCode('MLB101'), await sendCode('MLB102')];
    clock.now += 5 * 60_000 - 1;
    expect((await validate(early.token, early.code)).status).toBe(200);
    clock.now += 1;
    expect((await validate(late.token, late.code)).status).toBe(400);
  });

  test('can be tried five times', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode('MLB101');
    const tries = [];
    for (let at = 0; at < 5; at += 1) tries.push(await messageOf(await validate(token, '0000')));
    expect(new Set(tries)).toEqual(new Set([expect.stringContaining('stämmer inte')]));
    const sixth = await validate(token, code);
    expect([sixth.status, await messageOf(sixth)]).toEqual([
      400,
      expect.stringMatching(/För många/),
    ]);
  });

  test('makes the earlier one of the agreement invalid', async () => {
    const { sendCode, validate } = setUp();
    const [first, second] = [await sendCode('MLB101'), await sendCode('MLB101')];
    expect((await validate(first.token, first.code)).status).toBe(400);
    expect((await validate(second.token, second.code)).status).toBe(200);
  });

  test.each(['', 'a1b2', '１２３４'])('%s is wrong', async (code) => {
    const { sendCode, validate } = setUp();
    const { token } = await sendCode('MLB101');
    expect((await validate(token, code)).status).toBe(400);
  });

  test.each(['', 'AAAA', 'not base64 …'])('can’t be sent to the number %s', async (number) => {
    const { ask } = setUp();
    const answer = await ask(
      'POST',
      `authorization/login?encryptedPhoneNumber=${encodeURIComponent(number)}`,
    );
    expect([answer.status, await messageOf(answer)]).toEqual([400, expect.stringMatching(/./)]);
  });
});

describe('a login', () => {
  test('ends at logout and after eight hours', async () => {
    const { ask, logIn, days, clock } = setUp();
    const token = await logIn('MLB101');
    expect((await days(token)).status).toBe(200);
    await ask('POST', 'authorization/logout', token);
    expect((await days(token)).status).toBe(403);
    const other = await logIn('MLB101');
    clock.now += 8 * 3_600_000;
    expect((await days(other)).status).toBe(403);
  });

  test('begins with the right code only', async () => {
    const { sendCode, days } = setUp();
    const { token } = await sendCode('MLB101');
    expect((await days(token)).status).toBe(403);
    expect((await days('')).status).toBe(403);
  });
});
