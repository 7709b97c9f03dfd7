import { EditableField } from '#cms/editing/EditableField.tsx';
import { Icon } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import { fileType } from '#domain/content/fileType.ts';
import * as css from './FileDownloadList.css.ts';

interface FileDownloadProps {
  readonly fields: {
    readonly title: string;
    /** Undefined only in editing mode, for an entry that hasn't been filled in. */
    readonly file: string | undefined;
    readonly description: string;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly file?: FieldMetadata | undefined;
    readonly description?: FieldMetadata | undefined;
  };
}

/** One file. The whole row is the download link. */
export function FileDownload({ fields, editing }: FileDownloadProps) {
  const { title, file, description } = fields;
  return (
    <li className={css.row}>
      <Icon name="file" />
      {/* In editing mode there is no href: the link would cover the row, and its fields couldn't be clicked. */}
      <a className={css.title} href={editing.file ? undefined : file} download>
        {/* Elements, because a space beside a text alone isn't part of the link's name. */}
        <span>
          <EditableField of={editing.title} name="Title">
            {title}
          </EditableField>
        </span>{' '}
        <span className={css.type}>
          <EditableField of={editing.file} name="File">
            {file && fileType(file)}
          </EditableField>
        </span>
      </a>
      <Icon name="download" />
      {(description || editing.description) && (
        <p className={css.description}>
          <EditableField of={editing.description} name="Description">
            {description}
          </EditableField>
        </p>
      )}
    </li>
  );
}
