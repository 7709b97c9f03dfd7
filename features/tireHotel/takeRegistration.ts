import {
  hiddenRegistration,
  registrationParameter,
} from '#domain/tireHotel/registrationAddress.ts';

/**
 * The registration number with which the page was opened, once; otherwise empty. The script in the head has removed it
 * from the address; where that script doesn't run, it is removed here. Browser only.
 */
export function takeRegistration(): string {
  const hidden: unknown = Reflect.get(window, hiddenRegistration);
  Reflect.deleteProperty(window, hiddenRegistration);
  return typeof hidden === 'string' ? hidden : takeFromAddress();
}

function takeFromAddress(): string {
  const url = new URL(window.location.href);
  const registrationNumber = url.searchParams.get(registrationParameter);
  if (registrationNumber === null) return '';
  url.searchParams.delete(registrationParameter);
  window.history.replaceState(window.history.state, '', url);
  return registrationNumber;
}
