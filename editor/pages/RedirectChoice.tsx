import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';

interface RedirectChoiceProps {
  /** The address that visitors know. */
  readonly from: string;
  /** Where it leads, in words. */
  readonly to: string;
  /** How many pages below have addresses that visitors know. */
  readonly below: number;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Whether visitors who come to an old address are led on. */
export function RedirectChoice({ from, to, below, isChosen, onChange }: RedirectChoiceProps) {
  const more = below === 0 ? '' : ` The same goes for the ${pagesInWords(below)} below it.`;
  return (
    <Checkbox
      variant="card"
      label="Lead visitors on from the old address"
      help={`Links and bookmarks to ${from} lead to ${to} as soon as this is published.${more}`}
      checked={isChosen}
      onCheckedChange={onChange}
    />
  );
}

/** A number of pages in words. */
export function pagesInWords(count: number): string {
  return count === 1 ? 'page' : `${count} pages`;
}
