import { idle, type TireHotelFlow } from './tireHotelFlow.ts';

/** Whether a page takes the place of the one before in the history: a used code and a made booking can't be returned to. */
export function isPageReplaced(before: TireHotelFlow, page: TireHotelFlow): boolean {
  return (
    (before.stage === 'validate' && page.stage === 'loggedIn') ||
    (before.stage === 'booking' && page.stage === 'confirmation')
  );
}

/**
 * The flow after Back or Forward to a page that was shown before, with what was entered there. Pages before the login and after it
 * don't lead to each other, and a booking that was sent is awaited: then the flow stays as it is.
 */
export function returnTo(flow: TireHotelFlow, page: TireHotelFlow): TireHotelFlow {
  if (isBooking(flow)) return flow;
  switch (page.stage) {
    case 'search':
    case 'login':
      return 'validated' in flow ? flow : { ...page, call: idle };
    case 'validate':
      return 'validated' in flow ? flow : { ...page, call: idle, resend: idle };
    case 'loggedIn':
    case 'confirmation':
      return 'validated' in flow ? { ...page, validated: flow.validated } : flow;
    case 'booking':
      return 'validated' in flow ? { ...page, validated: flow.validated, call: idle } : flow;
  }
}

/** Whether the answer to a booking is awaited, which only its page shows. */
export function isBooking(flow: TireHotelFlow): boolean {
  return flow.stage === 'booking' && flow.call.kind === 'pending';
}
