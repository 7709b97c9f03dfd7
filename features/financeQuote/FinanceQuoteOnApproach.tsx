import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onApproach } from '#design-system/onApproach.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteToolProps } from './FinanceQuoteTool.tsx';

// The code and the products are fetched only when the section comes near the window.
const Tool = lazy(async () => {
  const { FinanceQuoteTool } = await import('./FinanceQuoteTool.tsx');
  return { default: FinanceQuoteTool };
});

/** Distance below the window at which the section is loaded, so that it is ready in time. */
const rootMargin = '0px 0px 400px';

/** The place of the finance quote, which says that it is loading. */
export function FinanceQuoteOnApproach(props: FinanceQuoteToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(
    () =>
      place.current ? onApproach(place.current, rootMargin, () => setIsNear(true)) : undefined,
    [],
  );

  const loading = <p className={css.loading}>{props.texts.loading}</p>;
  return (
    <div ref={place} className={css.place}>
      {isNear ? (
        <Suspense fallback={loading}>
          <Tool {...props} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
