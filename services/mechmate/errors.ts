import { json } from '../http/respond.ts';

const statuses = {
  InvalidReg: 400,
  VehicleNotFound: 404,
  BrandNotSupported: 422,
  ServerError: 500,
  TimeslotNotAvailable: 409,
} as const;

/** The refusal of a request with the names of its invalid parts. */
export function invalidRequest(fields: readonly string[]): Response {
  return json({ 'Error Result': ['InvalidRequest'], fields }, 400);
}

/** An error of the service. The first entry of its list is the code, with a detail after a comma. */
export function errorResult(code: keyof typeof statuses, detail?: string): Response {
  return json({ 'Error Result': [detail ? `${code},${detail}` : code] }, statuses[code]);
}
