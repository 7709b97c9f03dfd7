import { type BlockFrame, type BlockProps, defineBlock } from '#cms/block.ts';
import { AsideSection } from '#cms/section/AsideSection.tsx';
import { Icon } from '#design-system';
import { FileDownload } from './FileDownload.tsx';
import * as css from './FileDownloadList.css.ts';
import { fileDownloadListFields, fileDownloadListManual } from './FileDownloadList.fields.ts';

type FileDownloadListProps = BlockProps<typeof fileDownloadListFields>;
type Files = FileDownloadListProps['fields']['files'];

/** The number of files shown before "show all" is pressed. */
const shownAtFirst = 3;

/** Files to download. Without files, it renders only in editing mode. */
function FileDownloadList({ fields, editing, frame }: FileDownloadListProps) {
  const isEditing = frame.mode === 'edit';
  const files = fields.files.filter(({ fields: { title, file } }) => isEditing || (title && file));
  if (files.length === 0 && !isEditing) return null;
  const list = { name: 'Files', editing: editing.files };
  return (
    <AsideSection fields={fields} editing={editing} frame={frame} list={list}>
      {files.length > 0 && <FoldedFiles files={files} frame={frame} />}
    </AsideSection>
  );
}

interface FoldedFilesProps {
  readonly files: Files;
  readonly frame: BlockFrame;
}

/** A native `<details>`: it works without JavaScript, and opens for print and find-in-page. */
function FoldedFiles({ files, frame: { dictionary, mode } }: FoldedFilesProps) {
  const rest = files.slice(shownAtFirst);
  return (
    <>
      <ul>{rows(files.slice(0, shownAtFirst))}</ul>
      {rest.length > 0 && (
        <details className={css.more} open={mode === 'edit'}>
          <summary className={css.toggle}>
            <span className={css.whenClosed}>
              {dictionary.showAll} ({files.length})
              <Icon name="chevron-down" />
            </span>
            <span className={css.whenOpen}>
              {dictionary.showFewer}
              <Icon name="chevron-up" />
            </span>
          </summary>
          <ul className={css.rest}>{rows(rest)}</ul>
        </details>
      )}
    </>
  );
}

function rows(files: Files) {
  return files.map(({ fields, editing }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items never move, and a GUID as key would be part of every page.
    <FileDownload key={index} fields={fields} editing={editing} />
  ));
}

export const fileDownloadList = defineBlock({
  manual: fileDownloadListManual,
  fields: fileDownloadListFields,
  Component: FileDownloadList,
});
