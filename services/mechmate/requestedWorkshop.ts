import { errorResult, invalidRequest } from './errors.ts';
import type { MechmateTools } from './tools.ts';
import { type PlayedWorkshop, workshopWith } from './workshops.ts';

/** The workshop with an id, or the error that says why there is none. */
export async function requestedWorkshop(
  departmentId: string,
  { workshops }: Pick<MechmateTools, 'workshops'>,
): Promise<PlayedWorkshop | Response> {
  const all = await workshops();
  if (!all) return errorResult('ServerError');
  return workshopWith(departmentId, all) ?? invalidRequest(['departmentId']);
}
