import type { FieldValues } from '#domain/content/fields.ts';
import type { Filters } from '#domain/search/filters.ts';
import { type ListSubject, listSubject, listTitle } from '#domain/search/listSubject.ts';
import type { carListFields } from './CarList.fields.ts';

type TitleFields = Pick<FieldValues<typeof carListFields>, 'title' | 'titleTemplate'>;

/** The title of a list whose path has filters. The default template is their values. */
export function titleOfSubject({ titleTemplate }: TitleFields, subject: ListSubject): string {
  return listTitle(titleTemplate || '{brand} {model}', subject);
}

/** What a list contains: its title, or else that of its page. */
export function listName(fields: TitleFields, pathFilters: Filters, pageTitle: string): string {
  const subject = listSubject(pathFilters);
  return (subject ? titleOfSubject(fields, subject) : fields.title) || pageTitle;
}
