import { expect, vi } from 'vitest';
import { type WireCfdRequest, wireCfdAnswer } from '#upstream/codeweaver/wire.ts';
import { createCodeweaverService } from '../codeweaverService.ts';
import { type Agreement, type Behaviour, behaviours } from '../financePlan.ts';

const vehicles = Object.fromEntries(
  Object.keys(behaviours).map((name) => [name, name as Behaviour]),
);

const contract: Agreement = {
  name: 'Personal Contract Purchase',
  family: 'PCP',
  rate: 0.089,
  terms: [24, 36, 48],
  standardTerm: 48,
  oldestAtEnd: 9,
  highestDeposit: 0.35,
  purchaseFee: 10,
  mileages: [5_000, 10_000, 20_000],
  standardMileage: 10_000,
  hasFinalPayment: true,
};

const hire: Agreement = {
  ...contract,
  name: 'Hire Purchase',
  family: 'HP',
  rate: 0.099,
  terms: [24, 36, 48, 60],
  oldestAtEnd: 14,
  highestDeposit: 0.5,
  mileages: [10_000],
  hasFinalPayment: false,
};

const plan = {
  lender: 'A Lender',
  shortTerms: 'Terms apply.',
  notification: 'News.',
  agreements: [contract, hire],
  vehicles,
};

const now = Date.parse('2026-11-22');

const references = Array.from({ length: 1_000 }, (_, at) => `Q${at}`);

export const delay = vi.fn(async () => undefined);

export const service = createCodeweaverService({
  plan,
  apiKey: 'key',
  now: () => now,
  newReference: () => references.pop() ?? 'Q',
  delay,
});

export function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://services.test/codeweaver/${path}`, {
    headers: { 'x-api-key': 'key', ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return service.handle(request);
}

export function vehicle(id = 'car', price = 17_995, day = '2022-01-17') {
  return {
    Type: 'Car' as const,
    SourceVehicleId: id,
    Status: 'PreOwned' as const,
    OnTheRoadPrice: price,
    Registration: {
      RegistrationNumber: 'NQ71 FKE',
      CountryCode: 'GB' as const,
      DateRegisteredWithDvla: day,
    },
  };
}

export const Organisation = { Identifier: 'nordvik-uk' };

export type QuoteParameters = WireCfdRequest['VehicleRequests'][number]['Parameters'];

const usual: QuoteParameters = {
  Term: 48,
  CashDeposit: 1_800,
  AnnualMileage: 10_000,
  FinanceProductFamilyKeys: ['HP'],
  CalculationType: 'ToRegularPayment',
  Organisation,
};

export function cfdRequest(more: Partial<QuoteParameters> = {}, ...of: Parameters<typeof vehicle>) {
  const PhysicalVehicle = vehicle(...of);
  return { VehicleRequests: [{ Id: 'A', Parameters: { ...usual, ...more }, PhysicalVehicle }] };
}

export async function quoted(...of: Parameters<typeof cfdRequest>) {
  const answer = await ask('cfd', cfdRequest(...of));
  expect(answer.status).toBe(200);
  const [found] = wireCfdAnswer.parse(await answer.json()).Vehicles;
  if (!found) throw new Error('There is no vehicle in the answer.');
  return found;
}

export async function quoteOf(...of: Parameters<typeof cfdRequest>) {
  const { HasError, FinanceQuotations } = await quoted(...of);
  const [quotation] = FinanceQuotations ?? [];
  if (HasError || !quotation) throw new Error('There is no quote.');
  return quotation;
}
