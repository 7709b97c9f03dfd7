/** Where a form fetches its token: the proof that its script runs in a browser. */
export const formTokenPath = '/api/forms/token';

/** The header in which a form sends its token, so that the body is what the visitor entered. */
export const formTokenHeader = 'x-form-token';

/** The field that visitors don't see and leave empty, and programs fill in. */
export const trapField = 'website';
