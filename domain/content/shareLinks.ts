/** Networks a page can be shared on, and the mail program. */
export type ShareTarget = 'facebook' | 'linkedIn' | 'x' | 'whatsApp' | 'mail';

/** A page to be shared. */
export interface SharedPage {
  /** Its whole address. */
  readonly url: string;
  readonly title: string;
}

/** What the networks call themselves. Names are not translated. */
export const networkNames = {
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  x: 'X',
  whatsApp: 'WhatsApp',
} as const satisfies Record<Exclude<ShareTarget, 'mail'>, string>;

/**
 * The address that opens a network's own form for sharing a page. The parameters are those the
 * networks document: Facebook's sharer and LinkedIn read the title from the page itself, X and
 * WhatsApp take it along.
 */
export function shareLink(target: ShareTarget, { url, title }: SharedPage): string {
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  const message = encodeURIComponent(title ? `${title} ${url}` : url);
  switch (target) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'linkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
    case 'x':
      return `https://x.com/intent/post?url=${page}&text=${words}`;
    case 'whatsApp':
      return `https://wa.me/?text=${message}`;
    case 'mail':
      return `mailto:?subject=${words}&body=${page}`;
  }
}
