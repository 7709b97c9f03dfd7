import { pageViewEvent } from '#domain/tracking/events.ts';
import { trackedName } from '#domain/tracking/trackedName.ts';
import { ThirdPartyMark } from '#features/shared/ThirdPartyMark.tsx';
import type { LoadedView } from '../page/loadPageView.ts';
import { environment } from '../services.ts';
import { PageTracking } from './PageTracking.tsx';
import { tagManagerAddress } from './tagManager.ts';

/** Tracks page views on all pages for visitors, not in the editor. */
export function Tracking({ page, path, address, settings, content }: LoadedView) {
  const { itemId, fields } = page;
  const name = trackedName({ page, path, facts: content.facts });
  const ids = { page: fields.gtmId, site: settings.gtmId };
  const tagManager = tagManagerAddress(environment.tagManagerUrl, ids);
  const party = settings.gtmId.trim() ? 'tag-manager' : 'page-tag-manager';
  return (
    <>
      {tagManager !== undefined && <ThirdPartyMark of={party} />}
      <PageTracking
        view={pageViewEvent({ name, itemId, language: address.locale })}
        tagManager={tagManager}
      />
    </>
  );
}
