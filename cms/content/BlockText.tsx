import { RichText } from '#design-system';
import { safeHref } from '#domain/content/href.ts';
import type { BlockFrame } from '../block.ts';

interface BlockTextProps {
  /** The editor's HTML. */
  readonly html: string;
  readonly frame: BlockFrame;
}

/** An editor's formatted text; labels that are added to it come from the dictionary. */
export function BlockText({ html, frame: { dictionary } }: BlockTextProps) {
  return (
    <RichText
      html={html}
      readHref={safeHref}
      newTabLabel={dictionary.opensInNewTab}
      tableLabel={dictionary.table}
    />
  );
}
