import { sites } from '#sites/index.ts';
import { refusal } from '../../http/answers.ts';
import { perClient } from '../../rateLimits.ts';
import { environment } from '../../services.ts';

const refuse = perClient('revalidations');

/** The webhook of the content platform. 404 if the site has no secret for it. */
export async function POST(request: Request): Promise<Response> {
  const { revalidateKeys: keys } = environment;
  if (!keys) return refusal(404, 'no-secret-configured');
  const refused = await refuse(request);
  if (refused) return refused;
  const { createRevalidateHandler } = await import('../../publish/revalidateHandler.ts');
  const { sitePublisher } = await import('../../publish/sitePublisher.ts');
  const handle = createRevalidateHandler({
    keys,
    sites: sites.map(({ contentName }) => contentName),
    publish: sitePublisher(),
  });
  return handle(request);
}
