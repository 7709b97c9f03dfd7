import type { BlockFrame } from '../block.ts';
import * as css from './CreditExample.css.ts';

interface CreditExampleProps {
  readonly frame: Pick<BlockFrame, 'creditExample'>;
  /** The `uid` of the block. */
  readonly uid: string;
}

/**
 * The representative example of what credit costs, in the one block of a page that shows it. The law asks for it where
 * credit is advertised with figures (`domain/finance/creditLaw.ts`).
 */
export function CreditExample({ frame: { creditExample }, uid }: CreditExampleProps) {
  if (creditExample?.uid !== uid) return null;
  const { caution, example, carId } = creditExample;
  return (
    <p className={css.example} data-credit={carId}>
      {caution && <strong className={css.caution}>{caution}</strong>} <span>{example}</span>
    </p>
  );
}
