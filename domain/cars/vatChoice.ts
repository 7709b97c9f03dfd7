/** The session storage item of the choice that prices of vans include VAT. Without it, they exclude it. */
export const vatChoiceName = 'carListVat';

/** The value of the choice. */
export const vatChosen = 'with';

/** The attribute of `<html>` while the visitor has chosen it. */
export const vatAttribute = 'data-vat';
