import { useEffect } from 'react';
import { announce } from '#domain/tracking/announce.ts';
import type { ProductDetailEvent } from '#domain/tracking/productDetail.ts';
import { afterImpression } from './afterImpression.ts';

export interface ProductDetailTrackingProps {
  readonly event: ProductDetailEvent;
}

/**
 * Tracks the view of a car after the impression of its page. Without the visitor's consent there is
 * neither a data layer nor an impression. Renders nothing.
 */
export function ProductDetailTracking({ event }: ProductDetailTrackingProps): null {
  useEffect(() => afterImpression(window, () => announce(window, event)), [event]);
  return null;
}
