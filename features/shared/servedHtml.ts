/**
 * The props of an element whose HTML React leaves as the server rendered it, instead of hydrating it: there is no HTML in
 * them, and React compares neither this nor what is in the document.
 */
export const servedHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
