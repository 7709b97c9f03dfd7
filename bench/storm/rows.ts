/** What one part of the storm has shown. */
export interface Row {
  readonly name: string;
  readonly result: string;
  readonly held: boolean;
}

/** Prints a row as soon as it is known: the whole storm takes minutes. */
export function shown(row: Row): Row {
  const { name, result, held } = row;
  console.log(`${held ? 'held    ' : 'EXCEEDED'}  ${name.padEnd(36)}  ${result}`);
  return row;
}
