/** The parameter of addresses that fills in a registration number. */
export const registrationParameter = 'regNo';

/** The property of `window` that holds the number from the address until the flow takes it. */
export const hiddenRegistration = 'forecourtRegistration';
