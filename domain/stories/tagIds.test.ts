import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseItemId } from '../content/itemId.ts';
import { parseTagIds, readTagIds } from './tagIds.ts';

const a = '0A1B2C3D4E5F60718293A4B5C6D7E8F9';
const b = 'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF';
const dashed = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

describe('parseTagIds', () => {
  test.each([
    ['one', `{${dashed(a)}}`, [a]],
    ['several', `{${dashed(b)}}|{${dashed(a)}}`, [b, a]],
    ['one twice', `{${dashed(a)}}|{${a.toLowerCase()}}`, [a]],
    ['an invalid id among others', `{${dashed(a)}}|elbil|{${dashed(b)}}`, [a, b]],
    ['between other signs', `${a}, {${b}};${dashed(a)}\n${a.toLowerCase()}`, [a, b]],
    ['empty entries', `|{${dashed(a)}}||`, [a]],
    ['nothing', '', []],
    ['no list', 'null', []],
  ])('%s', (_what, stored, ids) => {
    expect(parseTagIds(stored)).toEqual(ids);
  });

  const ids = fc.uniqueArray(fc.uuid({ version: 4 }), { maxLength: 8 });

  propertyTest.prop([ids])('reads what the platform stores', (uuids) => {
    const stored = uuids.map((uuid) => `{${uuid.toUpperCase()}}`).join('|');
    expect(parseTagIds(stored)).toEqual(uuids.map((uuid) => parseItemId(uuid)));
  });

  propertyTest.prop([fc.string()])('returns only ids, for any stored text', (stored) => {
    for (const id of parseTagIds(stored)) expect(id).toMatch(/^[0-9A-F]{32}$/);
  });
});

describe('readTagIds', () => {
  const items = [{ id: dashed(a).toLowerCase(), fields: {} }, { id: dashed(b) }];

  test.each([
    ['a list of items', items, [a, b]],
    ['a list of items in a field', { value: items }, [a, b]],
    ['the stored text', { value: `{${dashed(a)}}|{${dashed(b)}}` }, [a, b]],
    ['items among other things', [null, 7, 'elbil', {}, { id: 7 }, { id: 'x' }, items[0]], [a]],
    ['an empty list', [], []],
    ['an empty field', { value: '' }, []],
    ['no field', undefined, []],
    ['null', null, []],
    ['a number', { value: 7 }, []],
  ])('%s', (_what, wire, ids) => {
    expect(readTagIds(wire)).toEqual(ids);
  });
});
