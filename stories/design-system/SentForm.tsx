import type { ReactNode } from 'react';

interface SentFormProps {
  /** Receives the entries when the form is submitted. */
  readonly onSent: (entries: Readonly<Record<string, FormDataEntryValue>>) => void;
  readonly children: ReactNode;
}

/** A form that submits natively, and stays on the page. */
export function SentForm({ onSent, children }: SentFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      {children}
    </form>
  );
}
