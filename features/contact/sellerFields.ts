import type { ContactSeller } from '#domain/leads/carContact.ts';

/** The name and the values of the select of sellers. */
export interface SellerField {
  readonly name: string;
  readonly read: (seller: ContactSeller) => string;
}

/** With script, a seller is chosen by id. */
export const sellerById: SellerField = { name: 'seller', read: ({ id }) => id };

/**
 * Without script, a seller is chosen by the address of its department, because nothing looks it up in the browser. A
 * seller without a department has no address, so the server refuses it.
 */
export const sellerByAddress: SellerField = {
  name: 'toEmail',
  read: ({ id, recipient }) => recipient?.email ?? id,
};
