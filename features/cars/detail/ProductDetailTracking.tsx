import { useEffect } from 'react';
import { announce } from '#domain/tracking/announce.ts';
import { hasPageImpression, type ProductDetailEvent } from '#domain/tracking/productDetail.ts';

export interface ProductDetailTrackingProps {
  readonly event: ProductDetailEvent;
}

const pollMs = 100;

/**
 * Tracks the view of a car after the tag manager has recorded the impression of the page. Without the
 * visitor's consent there is no data layer, and no impression. Renders nothing.
 */
export function ProductDetailTracking({ event }: ProductDetailTrackingProps): null {
  useEffect(() => {
    const timer = setInterval(() => {
      const { dataLayer } = window;
      // Its place in the window may be taken by a script of somebody else.
      if (!Array.isArray(dataLayer) || !hasPageImpression(dataLayer)) return;
      clearInterval(timer);
      announce(window, event);
    }, pollMs);
    return () => clearInterval(timer);
  }, [event]);
  return null;
}
