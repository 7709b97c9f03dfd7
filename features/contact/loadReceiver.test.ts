import { expect, test, vi } from 'vitest';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { fail, ok } from '#domain/result.ts';
import { loadReceiver } from './loadReceiver.ts';

function facility(id: string, brand: string): Facility {
  const email = `nya.${id}@nordvik.example`;
  const department = { group: 'New cars', name: 'Nya bilar', phone: '', email, staff: [] };
  return {
    id,
    slug: id,
    name: `Nordvik ${id}`,
    street: '',
    zip: '',
    city: '',
    phone: '',
    email: `${id}@nordvik.example`,
    brands: [brand],
    departments: [{ ...department, brands: [{ name: brand }], number: `10.${id}` }],
  };
}

function toolsWith(answer: Awaited<ReturnType<FacilityService['sellers']>>) {
  const sellers = vi.fn<FacilityService['sellers']>(async () => answer);
  return { facilities: { sellers }, log: vi.fn() };
}

const uppsala = facility('104', 'Volvo');
const sample = testRecord({ isSample: true, brand: 'Volvo' });

test('a car in stock has a known receiver, without a request', async () => {
  const tools = toolsWith(ok([]));
  const car = testRecord({ departmentNumber: '104' });
  await expect(loadReceiver(tools, 'nordvik-se', { car, facility: uppsala })).resolves.toEqual({
    kind: 'known',
    recipient: { name: 'Nya bilar', email: 'nya.104@nordvik.example' },
  });
  expect(tools.facilities.sellers).not.toHaveBeenCalled();
});

test('for a sample car, visitors choose among the sellers, also those without a department', async () => {
  const tools = toolsWith(ok([uppsala, facility('109', 'Kia')]));
  const offered = { car: sample, facility: undefined };
  await expect(loadReceiver(tools, 'nordvik-se', offered)).resolves.toEqual({
    kind: 'chosen',
    sellers: [
      {
        id: '104',
        name: 'Nordvik 104',
        recipient: { name: 'Nya bilar', email: 'nya.104@nordvik.example' },
      },
      { id: '109', name: 'Nordvik 109' },
    ],
  });
  expect(tools.facilities.sellers).toHaveBeenCalledExactlyOnceWith('nordvik-se', sample);
});

test('nobody receives requests for a sample car that no facility sells', async () => {
  const offered = { car: sample, facility: undefined };
  await expect(loadReceiver(toolsWith(ok([])), 'nordvik-se', offered)).resolves.toBeUndefined();
});

test('if the facilities can’t be loaded, that is logged', async () => {
  const tools = toolsWith(fail({ kind: 'server-error', status: 502 }));
  const offered = { car: sample, facility: undefined };
  await expect(loadReceiver(tools, 'nordvik-se', offered)).resolves.toBeUndefined();
  expect(tools.log).toHaveBeenCalledExactlyOnceWith(
    'facilities: sellers of car MLB210: answered with status 502',
  );
});
