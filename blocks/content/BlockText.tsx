import { RichText } from '#design-system';
import type { BlockFrame } from '../block.ts';

interface BlockTextProps {
  /** HTML as an editor wrote it. */
  readonly html: string;
  readonly frame: BlockFrame;
}

/** An editor's formatted text, with the site's own words where some are added. */
export function BlockText({ html, frame: { dictionary } }: BlockTextProps) {
  return (
    <RichText html={html} newTabLabel={dictionary.opensInNewTab} tableLabel={dictionary.table} />
  );
}
