import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';

/** Shown for a host without a site, so there is no language and no theme. */
export function UnknownHostPage() {
  return (
    <main>
      <PageStatusMark status={404} />
      <h1>404</h1>
    </main>
  );
}
