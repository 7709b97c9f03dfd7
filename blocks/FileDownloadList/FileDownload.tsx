import { Icon } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';
import { fileType } from '#domain/content/fileType.ts';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './FileDownloadList.css.ts';

interface FileDownloadProps {
  readonly fields: {
    readonly title: string;
    /** Absent only where an editor looks at an entry still to be filled in. */
    readonly file: string | undefined;
    readonly description: string;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly file?: FieldMetadata | undefined;
    readonly description?: FieldMetadata | undefined;
  };
}

/** One file. The whole row fetches it. */
export function FileDownload({ fields, editing }: FileDownloadProps) {
  const { title, file, description } = fields;
  return (
    <li className={css.row}>
      <Icon name="file" />
      {/* Where it would cover the row, an editor couldn't click the fields in it. */}
      <a className={css.title} href={editing.file ? undefined : file} download>
        <EditableField of={editing.title} name="Title">
          {title}
        </EditableField>{' '}
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
