/** Where a page can be shared: social networks and e-mail. */
export type ShareTarget = 'facebook' | 'linkedIn' | 'x' | 'whatsApp' | 'mail';

/** A page to be shared. */
export interface SharedPage {
  /** Its absolute URL. */
  readonly url: string;
  readonly title: string;
}

/** Names of the networks; they are not translated. */
export const networkNames = {
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  x: 'X',
  whatsApp: 'WhatsApp',
} as const satisfies Record<Exclude<ShareTarget, 'mail'>, string>;

/**
 * The URL that opens a network's form for sharing a page. The parameters follow the networks'
 * documentation: Facebook and LinkedIn read the title from the page, X and WhatsApp take it as a
 * parameter.
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
