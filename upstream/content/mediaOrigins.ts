/** The host from which the platform delivers the media of all its tenants. */
export const deliveryOrigin = 'https://edge.sitecorecloud.io';

/** The host from which the platform delivers the HTML of components that editors have made in its builder. */
export const builtComponentOrigin = 'https://feaas.blob.core.windows.net';

/** Whether the platform is the vendor's own, and not the embedded service or a proxy. */
export function isVendorPlatform(url: string): boolean {
  return /\.sitecorecloud\.io$/.test(new URL(url).hostname);
}

/**
 * Where a platform delivers its media, as sources of a security policy: the hosts of the vendor's tenants, or
 * the platform's own host. None for the embedded service, whose media are reached through the site.
 *
 * @param url - URL of the GraphQL endpoint; absent for the embedded service.
 */
export function platformMediaOrigins(url: string | undefined): readonly string[] {
  if (url === undefined) return [];
  return [isVendorPlatform(url) ? 'https://*.sitecorecloud.io' : new URL(url).origin];
}
