import type { EndpointGuide } from '../service.ts';

/** How to call the service by hand. */
export function tirehotelGuides(path: string, apiKey: string): EndpointGuide[] {
  const key = `x-api-key: ${apiKey}`;
  const guide = (title: string, name: string, command: (url: string) => string) => ({
    title,
    path: path + name,
    key,
    example: (origin: string) => `curl ${command(`${origin}${path}${name}`)} -H '${key}'`,
  });
  return [
    guide('The agreement of a vehicle', '/authorization/search', (url) => `'${url}?regNo=MLB10A'`),
    guide(
      'Send a code',
      '/authorization/login',
      (url) => `-X POST -G ${url} --data-urlencode 'encryptedPhoneNumber=NUMBER'`,
    ),
    guide(
      'Verify a code',
      '/authorization/validate',
      (url) => `-X POST '${url}?authToken=TOKEN&otpToken=1234'`,
    ),
    guide('The text messages sent, newest first', '/messages', (url) => url),
  ];
}
