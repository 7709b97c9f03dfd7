import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { EditedBuiltComponent } from '../../../editing/EditedBuiltComponent.tsx';
import { EditedComponent } from '../../../editing/EditedComponent.tsx';
import { EditedPage } from '../../../editing/EditedPage.tsx';
import { parseEditingRequest } from '../../../editing/editingRequest.ts';
import { editingTokens } from '../../../editing/editingTokens.ts';

/** Never cached, so that editors see every change at once. */
export const dynamic = 'force-dynamic';

interface RouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/**
 * A page in the platform's editor, for `/api/editing/render` only, which signs its requests. The server refuses others
 * before they get here (`server/guard/editorGuard.ts`), but not in `next dev`.
 */
export default async function EditingPage({ searchParams }: RouteProps) {
  const query = toQuery(await searchParams);
  if (!editingTokens.isSigned(query)) notFound();
  const editing = parseEditingRequest(query);
  if (editing.kind === 'invalid') notFound();
  const authorization = (await headers()).get('authorization') ?? undefined;
  switch (editing.kind) {
    case 'page':
      return <EditedPage address={{ ...editing.address, authorization }} route={editing.route} />;
    case 'component':
      return (
        <EditedComponent
          address={{ ...editing.address, authorization }}
          updates={editing.updates}
        />
      );
    case 'built-component':
      return <EditedBuiltComponent {...editing} />;
  }
}

function toQuery(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, values = []]) =>
      [values].flat().map((value) => [name, value]),
    ),
  );
}
