/** The names of values in leads that differ from those in code, by the names in code. */
const names: Readonly<Record<string, string>> = {
  registrationNumber: 'regno',
  mileage: 'milage',
  dealerEmail: 'siteEmail',
  dealerName: 'siteName',
  vehicleType: 'typeCar',
};

/** The name of a value in leads, which is also that of its field in the page. */
export function leadName(field: string): string {
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field;
}
