import { useCopy } from '#design-system/CopyLink/useCopy.tsx';
import type { DropdownMenuAction } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import { DropdownMenu } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import * as css from './PageActions.css.ts';
import type { PageActionTexts } from './pageActionTexts.ts';
import { canShare, sharePage } from './sharePage.ts';

export interface PageActionsProps {
  /** The page's canonical absolute URL. */
  readonly url: string;
  readonly title: string;
  readonly texts: PageActionTexts;
}

/**
 * A menu that shares a page with another app, copies its link or prints it. Browsers without a share
 * dialog offer the other two. If sharing fails, the link is copied instead.
 */
export function PageActions({ url, title, texts }: PageActionsProps) {
  const { copy, bubble } = useCopy(url, texts.copied);
  const share = async () => {
    const outcome = await sharePage({ url, title });
    if (outcome.kind === 'failed') await copy();
  };
  const sharing: DropdownMenuAction = { label: texts.share, icon: 'share', onSelect: share };
  return (
    <div className={css.actions}>
      <Tooltip {...bubble}>
        {() => (
          <DropdownMenu
            label={texts.menu}
            icon="share"
            variant="ghost"
            actions={[
              ...(canShare() ? [sharing] : []),
              { label: texts.copyLink, icon: 'link', onSelect: copy },
              { label: texts.print, icon: 'print', onSelect: () => window.print() },
            ]}
          />
        )}
      </Tooltip>
    </div>
  );
}
