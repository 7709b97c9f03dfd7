import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';

/** A host that belongs to no site, so there is no language and no brand to speak in. */
export function UnknownHostPage() {
  return (
    <main>
      <PageStatusMark status={404} />
      <h1>404</h1>
    </main>
  );
}
