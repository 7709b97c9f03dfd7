import { Field } from '#design-system/Field/Field.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { RawLinkType } from '#domain/content/rawFields/rawLink.ts';
import type { FieldServices } from '../fieldServices.ts';
import { asOptions, SearchBox } from '../SearchBox.tsx';
import type { EditedLink } from './editedLink.ts';

interface LinkTargetFieldProps {
  readonly link: EditedLink;
  readonly error: string | undefined;
  readonly services: FieldServices;
  readonly onChange: (part: Pick<EditedLink, 'target' | 'id'>) => void;
}

const labels: Readonly<Record<Exclude<RawLinkType, 'internal' | 'media'>, string>> = {
  external: 'Address',
  anchor: 'Place',
  mailto: 'E-mail address',
  tel: 'Phone number',
};

const inputTypes = { external: 'url', anchor: 'text', mailto: 'email', tel: 'tel' } as const;

/** Where a link leads: pages and files are searched by their words, and everything else is typed. */
export function LinkTargetField({ link, error, services, onChange }: LinkTargetFieldProps) {
  switch (link.type) {
    case 'internal':
      return <PageTarget link={link} error={error} services={services} onChange={onChange} />;
    case 'media':
      return <FileTarget link={link} error={error} services={services} onChange={onChange} />;
    case 'external':
    case 'anchor':
    case 'mailto':
    case 'tel': {
      const { type } = link;
      return (
        <Field label={labels[type]} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type={inputTypes[type]}
              value={link.target}
              onValueChange={(target) => onChange({ target, id: '' })}
            />
          )}
        </Field>
      );
    }
  }
}

function PageTarget({ link, error, services, onChange }: LinkTargetFieldProps) {
  return (
    <SearchBox
      label="Page"
      help="Search by title or path. A path may be followed by #place."
      error={error}
      initial={link.target}
      search={(words, signal) =>
        asOptions(services.searchPages(words, signal), ({ id, title, path }) => ({
          value: id,
          label: title,
          detail: path,
          group: 'Pages',
        }))
      }
      onType={(target) => onChange({ target, id: '' })}
      onChoose={({ value, detail = '' }) => {
        onChange({ target: detail, id: value });
        return detail;
      }}
    />
  );
}

function FileTarget({ link, error, services, onChange }: LinkTargetFieldProps) {
  return (
    <SearchBox
      label="File"
      help="Search by name."
      error={error}
      initial={link.target}
      search={(words, signal) =>
        asOptions(services.searchMedia('file', words, signal), ({ id, src, name }) => ({
          value: id || src,
          label: name,
          detail: src,
          group: 'Files',
        }))
      }
      onType={(target) => onChange({ target, id: '' })}
      onChoose={({ value, detail = '' }) => {
        onChange({ target: detail, id: value === detail ? '' : value });
        return detail;
      }}
    />
  );
}
