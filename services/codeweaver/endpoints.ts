import type { WireCfdRequest, WireDefaultRequest } from '#upstream/codeweaver/wire.ts';
import type { EndpointGuide } from '../service.ts';

const exampleVehicle: WireDefaultRequest = {
  PhysicalVehicle: {
    Type: 'Car',
    SourceVehicleId: 'example',
    Status: 'PreOwned',
    OnTheRoadPrice: 17_995,
    Registration: {
      RegistrationNumber: 'NQ71 FKE',
      CountryCode: 'GB',
      DateRegisteredWithDvla: '2022-01-17',
    },
  },
  Organisation: { Identifier: 'dealer' },
};

const exampleRequest: WireCfdRequest = {
  VehicleRequests: [
    {
      Id: 'example',
      Parameters: {
        Term: 48,
        CashDeposit: 2_000,
        AnnualMileage: 10_000,
        FinanceProductFamilyKeys: ['PCP'],
        CalculationType: 'ToRegularPayment',
        Organisation: exampleVehicle.Organisation,
      },
      PhysicalVehicle: exampleVehicle.PhysicalVehicle,
    },
  ],
};

/** How to call the service by hand. */
export function codeweaverGuides(path: string, apiKey: string): EndpointGuide[] {
  const key = `x-api-key: ${apiKey}`;
  const post = (address: string, body: object) =>
    `curl ${address} -H '${key}' -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return [
    {
      title: 'Finance products of a vehicle, with their defaults',
      path: `${path}/default`,
      key,
      example: (origin) => post(`${origin}${path}/default`, exampleVehicle),
    },
    {
      title: 'A finance quote',
      path: `${path}/cfd`,
      key,
      example: (origin) => post(`${origin}${path}/cfd`, exampleRequest),
    },
    {
      title: 'The legal text of a quote',
      path: `${path}/legal`,
      key,
      example: (origin) => `curl '${origin}${path}/legal?quoteRef=REFERENCE' -H '${key}'`,
    },
  ];
}
