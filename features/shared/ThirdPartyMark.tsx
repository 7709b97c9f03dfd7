import { type ThirdParty, thirdPartyAttribute } from '#domain/security/thirdParty.ts';

/** Allows a third party in the security policy of the page. Render it with the component that uses the third party. */
export function ThirdPartyMark({ of }: { readonly of: ThirdParty }) {
  const attributes = { [thirdPartyAttribute]: of };
  return <template {...attributes} />;
}
