/** The value of a request's cookie; `undefined` without it, or if there are two, which were not both set by us. */
export function readCookie(
  { headers }: Pick<Request, 'headers'>,
  name: string,
): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  const values = cookies.flatMap((cookie) =>
    cookie.startsWith(`${name}=`) ? [cookie.slice(name.length + 1)] : [],
  );
  return values.length === 1 ? values[0] : undefined;
}
