import { pageViewEvent } from '#domain/tracking/events.ts';
import { ThirdPartyMark } from '#features/shared/ThirdPartyMark.tsx';
import type { ContentView } from '../page/contentView.ts';
import { environment } from '../services.ts';
import { PageTracking } from './PageTracking.tsx';
import { tagManagerAddress } from './tagManager.ts';

/** Tracks page views on all pages for visitors, not in the editor. */
export function Tracking({ page, address, settings }: ContentView) {
  const { name, itemId, fields } = page;
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
