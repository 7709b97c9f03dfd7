import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { EditedPage } from '../../../editing/EditedPage.tsx';
import { parseEditingRequest } from '../../../editing/editingRequest.ts';

/** Never cached, so that editors see every change at once. */
export const dynamic = 'force-dynamic';

interface RouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** A page in the platform's editor; reachable only through `/api/editing/render`. */
export default async function EditingPage({ searchParams }: RouteProps) {
  const { isEnabled } = await draftMode();
  if (!isEnabled) notFound();
  const editing = parseEditingRequest(toQuery(await searchParams));
  if (editing.kind === 'invalid') notFound();
  return <EditedPage address={editing.address} route={editing.route} />;
}

function toQuery(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const single = Object.entries(params).filter(([, value]) => typeof value === 'string');
  return new URLSearchParams(single.map(([name, value]) => [name, String(value)]));
}
