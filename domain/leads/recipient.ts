import { isSameBrand } from '../brands/brandCode.ts';
import type { CarRecord } from '../cars/car.ts';
import { type Department, type Facility, newCarsGroup } from '../facilities/facility.ts';
import { fail, ok, type Result } from '../result.ts';

/** Who answers a lead: the values `toName` and `toEmail`. */
export interface LeadRecipient {
  readonly name: string;
  /** May be empty; the lead service then assigns the lead. */
  readonly email: string;
}

/** The facility has no department that sells new cars of the brand. */
export interface DepartmentNotFound {
  readonly kind: 'department-not-found';
}

/** What decides who answers a request about a car. */
export type RequestedCar = Pick<
  CarRecord,
  'brand' | 'isSample' | 'companyNumber' | 'departmentNumber'
>;

/**
 * Who answers a request about a car. For a sample car it is the department of the chosen facility
 * that sells new cars of its brand; for any other car it is the car's own department, otherwise its
 * facility.
 *
 * The page of a car and its form use this rule. Since a lead comes from the browser, the server checks
 * its recipient again before it passes the lead on: it must be an address of the site's facilities.
 */
export function findRecipient(
  car: RequestedCar,
  facility: Facility | undefined,
): Result<LeadRecipient, DepartmentNotFound> {
  if (!car.isSample) return ok(recipientOfStockCar(car, facility));
  const department = facility?.departments.find((each) => sellsNew(each, car));
  return department ? ok(recipientAt(department)) : fail({ kind: 'department-not-found' });
}

function recipientOfStockCar(car: RequestedCar, facility: Facility | undefined): LeadRecipient {
  const department = facility?.departments.find((each) => isDepartmentOf(each, car));
  if (department?.email) return recipientAt(department);
  return { name: facility?.name ?? '', email: facility?.email ?? '' };
}

function sellsNew({ group, email, number, brands }: Department, car: RequestedCar): boolean {
  const isComplete = group === newCarsGroup && number !== '' && email !== '';
  return isComplete && brands.some((brand) => isSameBrand(brand, { name: car.brand }));
}

/** In the index, a department has the numbers of company and department in one field, a car in two. */
function isDepartmentOf(
  { number }: Department,
  { companyNumber, departmentNumber }: RequestedCar,
): boolean {
  if (number === '' || departmentNumber === undefined) return false;
  if (number === departmentNumber) return true;
  const [company, department] = number.split('.');
  const isSameCompany = companyNumber === undefined || companyNumber === company;
  return isSameCompany && departmentNumber === department;
}

function recipientAt({ name, email }: Department): LeadRecipient {
  return { name, email };
}
