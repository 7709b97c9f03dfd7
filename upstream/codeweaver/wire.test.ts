import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  isReadAt,
  nonEmptyText,
  notNegative,
  oneOrMore,
  positiveNumber,
  type SchemaEnds,
} from '#domain/testing/fieldEnds.ts';
import {
  wireCfdAnswer,
  wireCfdRequest,
  wireDefaultRequest,
  wireFinanceQuotation,
  wireProduct,
} from './wire.ts';

const physicalVehicle = {
  Type: 'Car',
  SourceVehicleId: 'A',
  Status: 'PreOwned',
  OnTheRoadPrice: 1,
  Registration: { RegistrationNumber: 'A', CountryCode: 'GB' },
};

const organisation = { Identifier: 'A' };

const cfdRequest = {
  VehicleRequests: [
    {
      Id: 'A',
      Parameters: {
        FinanceProductFamilyKeys: ['A'],
        CalculationType: 'ToCashDeposit',
        Organisation: organisation,
      },
      PhysicalVehicle: physicalVehicle,
    },
  ],
};

const parameters = 'VehicleRequests.0.Parameters';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  'request of products': {
    schema: wireDefaultRequest,
    input: { PhysicalVehicle: physicalVehicle, Organisation: organisation },
    ends: {
      'PhysicalVehicle.SourceVehicleId': nonEmptyText,
      'PhysicalVehicle.OnTheRoadPrice': positiveNumber,
      'PhysicalVehicle.Registration.RegistrationNumber': nonEmptyText,
      'Organisation.Identifier': nonEmptyText,
    },
  },
  'request of quotes': {
    schema: wireCfdRequest,
    input: cfdRequest,
    ends: {
      VehicleRequests: { read: [], unread: [[]] },
      'VehicleRequests.0.Id': nonEmptyText,
      [`${parameters}.Term`]: oneOrMore,
      [`${parameters}.CashDeposit`]: notNegative,
      [`${parameters}.RegularPayment`]: notNegative,
      [`${parameters}.AnnualMileage`]: notNegative,
      [`${parameters}.FinanceProductFamilyKeys`]: { read: [['A'], ['A', 'B']], unread: [[]] },
    },
  },
  product: {
    schema: wireProduct,
    input: { Name: 'A', FamilyKey: 'A' },
    ends: { Name: nonEmptyText, FamilyKey: nonEmptyText },
  },
  quote: {
    schema: wireFinanceQuotation,
    input: {
      Finance: {
        Quote: { Term: 48, TotalDeposit: 0, TotalRegularPayment: 0, QuoteReference: 'A' },
      },
    },
    ends: {
      'Finance.Quote.Term': oneOrMore,
      'Finance.Quote.TotalDeposit': notNegative,
      'Finance.Quote.TotalRegularPayment': notNegative,
      'Finance.Quote.AnnualMileage': notNegative,
      'Finance.Quote.QuoteReference': nonEmptyText,
    },
  },
  answer: {
    schema: wireCfdAnswer,
    input: { Vehicles: [{ Id: 'A', HasError: false }] },
    ends: {
      Vehicles: { read: [], unread: [[]] },
      'Vehicles.0.Id': { read: ['A'], unread: [7] },
    },
  },
};

describe.each(Object.entries(schemas))('%s', (_name, { schema, input, ends }) => {
  test('is read', () => {
    expect(schema.safeParse(input).error).toBeUndefined();
  });

  test.each(casesOfEnds(ends))('$path: $value: read $isRead', ({ isRead, ...field }) => {
    expect(isReadAt(schema, input, field)).toBe(isRead);
  });
});
