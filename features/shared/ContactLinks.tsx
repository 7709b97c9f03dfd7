import { Link } from '#design-system/Link/Link.tsx';
import { mailHref } from '#domain/facilities/facility.ts';
import { phoneHref } from '#domain/phoneHref.ts';

/** A phone link; plain text if the number can’t be dialled, not rendered if it is empty. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const href = phoneHref(phone);
  if (!phone) return null;
  if (href === undefined) return <span>{phone}</span>;
  return (
    <Link href={href} variant="standalone" leadingIcon="phone">
      {phone}
    </Link>
  );
}

/** A mail link; plain text if the address is invalid, not rendered if it is empty. */
export function MailLink({ email }: { readonly email: string }) {
  const href = mailHref(email);
  if (!email) return null;
  if (href === undefined) return <span>{email}</span>;
  return (
    <Link href={href} variant="standalone" leadingIcon="mail">
      {email}
    </Link>
  );
}
