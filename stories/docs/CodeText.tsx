interface CodeTextProps {
  /** A text in which backticks mark code. */
  readonly children: string;
}

/** A text with its code marked as such. */
export function CodeText({ children }: CodeTextProps) {
  return children.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );
}
