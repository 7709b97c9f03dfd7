import type { CarRecord, CarSummary } from '../car.ts';

/** A car with the required fields only, for tests to extend. */
export function testCar(more: Partial<CarSummary>): CarSummary {
  return {
    id: 'MLB210',
    slug: 'volvo-v60',
    brand: 'Volvo',
    model: 'V60',
    modelText: 'V60 B4',
    isUsed: true,
    isSample: false,
    isCommercial: false,
    price: { currency: 'SEK' },
    monthlyCosts: {},
    campaigns: [],
    hasCampaign: { price: false, loan: false, privateLeasing: false, companyLeasing: false },
    facility: {},
    ...more,
  };
}

/** The same as a full record. */
export function testRecord(more: Partial<CarRecord>): CarRecord {
  const nothing = { images: [], equipment: [], description: '', technicalData: [] };
  return { ...testCar(more), ...nothing, ...more };
}
