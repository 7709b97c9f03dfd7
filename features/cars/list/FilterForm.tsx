import type { FormEvent, ReactNode } from 'react';
import { servedHtml } from '#features/shared/servedHtml.ts';
import * as css from './FilterPanel.css.ts';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { useSidePanel } from './useSidePanel.ts';

interface FilterFormProps extends FilterPanelProps {
  readonly id: string;
  /** The address of the list, to which the form is submitted without JavaScript. */
  readonly action: string;
  /** The filters whose facets aren't offered. */
  readonly hiddenFields: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The facets as a form. Submitting it without JavaScript results in the same address. */
export function FilterForm({ id, action, hiddenFields, onSubmit, ...panel }: FilterFormProps) {
  const Panel = useSidePanel();
  return (
    <form id={id} action={action} className={css.form} onSubmit={onSubmit}>
      {hiddenFields}
      {Panel ? <Panel key="live" {...panel} /> : <ServerPanel key="server" />}
    </form>
  );
}

/** The panel as the server rendered it. React leaves it alone, because nobody sees it in this window. */
function ServerPanel() {
  return <div {...servedHtml} />;
}
