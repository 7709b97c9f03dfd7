/** Navigates by clicking a link, so that client-side navigation handles it. */
export function followLink(address: string, beside: Element): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  beside.after(link);
  link.click();
  link.remove();
}
