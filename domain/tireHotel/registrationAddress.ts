/** The parameter that contains a registration number: of the page's address, which it fills in, and of the API's search. */
export const registrationParameter = 'regNo';

/** The property of `window` that holds the number from the address until the flow takes it. */
export const hiddenRegistration = 'forecourtRegistration';
