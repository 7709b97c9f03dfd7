/** Facts about a used Volvo V60, for tests. */
export const v60Facts = {
  body: 'Kombi',
  year: 2022,
  fuel: 'Diesel',
  gearbox: 'Automat',
  drive: 'Framhjulsdrift',
  color: 'Grå',
  condition: 'Begagnad',
  isUsed: true,
  isSample: false,
  mileageText: '4\u00a0500\u00a0mil',
  mileage: 4500,
  odometer: { value: 45_000, unit: 'km' },
  electricRangeText: '65\u00a0km',
  accelerationText: '8,1\u00a0s',
  registrationNumber: 'MLB210',
  chassisNumber: 'YV1ZW72V0N1000210',
} as const;
