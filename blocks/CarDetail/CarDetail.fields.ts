/** CarDetail has no fields: it shows the car that the page's address names. */
export const carDetailFields = {};
