import { describeContentFailure } from '#domain/content/service.ts';
import { defaultLocale } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { content } from '../../services.ts';

/** Asked by load balancers and by whoever starts the site; never kept. */
export const dynamic = 'force-dynamic';

/**
 * 200 with the state of each upstream. An upstream that is down is no reason to take the site out
 * of service: it goes on with what it has. A site that can't serve doesn't answer at all, or its
 * framework answers 503 or worse.
 */
export async function GET(): Promise<Response> {
  const [site] = sites;
  const answer = await content.paths(site.contentName, defaultLocale(site));
  const contentState = answer.ok
    ? { state: 'up' }
    : { state: 'down', reason: describeContentFailure(answer.failure) };
  return Response.json({ status: 'up', upstreams: { content: contentState } });
}
