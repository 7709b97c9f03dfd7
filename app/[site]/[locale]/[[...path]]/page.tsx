import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { ContentPage } from '../../../page/ContentPage.tsx';
import { loadPageView, type PageParams } from '../../../page/loadPageView.ts';
import { MissingPage } from '../../../page/MissingPage.tsx';
import { pageMetadata } from '../../../page/pageMetadata.ts';
import { UnavailablePage } from '../../../page/UnavailablePage.tsx';
import { UnknownHostPage } from '../../../page/UnknownHostPage.tsx';

/** Seconds until a page is rendered again. Until then and while rendering, the earlier copy is served. */
export const revalidate = 60;

/** No page is rendered at build time, so that a build succeeds while the content platform is down. */
export function generateStaticParams(): PageParams[] {
  return [];
}

interface RouteProps {
  readonly params: Promise<PageParams & { path?: string[] }>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return pageMetadata(await loadPageView(await params));
}

/** Every page of every site. */
export default async function Page({ params }: RouteProps) {
  const view = await loadPageView(await params);
  switch (view.kind) {
    case 'page':
      return <ContentPage {...view} />;
    case 'moved':
      return view.isPermanent ? permanentRedirect(view.href) : redirect(view.href);
    case 'missing':
      return <MissingPage {...view} />;
    case 'unavailable':
      return <UnavailablePage {...view} />;
    case 'unknown-site':
      return <UnknownHostPage />;
  }
}
