import { isVendorPlatform } from '#upstream/content/mediaOrigins.ts';
import { environment } from '../services.ts';

/** The script of the platform's Design Library, which only the platform itself has. */
export function LibraryScript() {
  const { url } = environment.content;
  if (!isVendorPlatform(url)) return null;
  return (
    <script src={`${new URL(url).origin}/v1/files/designlibrary/lib/rh-lib-script.js`} defer />
  );
}
