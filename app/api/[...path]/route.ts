import { refusal } from '../../http/answers.ts';

/** Any address of the API without a route of its own. */
function answer(): Response {
  return refusal(404, 'unknown-address');
}

export {
  answer as DELETE,
  answer as GET,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
