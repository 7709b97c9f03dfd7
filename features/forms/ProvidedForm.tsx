import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FormEvents } from './formEvents.ts';
import type { ProvidedFormSource } from './formSource.ts';
import { listenToProvider } from './providerMessage.ts';
import { loadProvider } from './providerScript.ts';

interface ProvidedFormProps extends ProvidedFormSource, FormEvents {}

/** A form that the provider's script inserts into an empty element of the page. */
export function ProvidedForm({ formId, provider, locale, ...events }: ProvidedFormProps) {
  const target = useRef<HTMLDivElement>(null);
  const id = useId();
  const { url, portal, region } = provider;

  const hear = useEffectEvent((event: keyof FormEvents) => events[event]());

  useEffect(() => {
    let isGone = false;
    loadProvider(url).then((api) => {
      if (isGone) return;
      if (!api) return hear('onFail');
      const place = `#${CSS.escape(id)}`;
      api.forms.create({ region, portalId: portal, formId, locale, target: place });
    });
    return () => {
      isGone = true;
    };
  }, [url, portal, region, formId, locale, id]);

  useEffect(
    () => (target.current ? listenToProvider(target.current, { url, formId }, hear) : undefined),
    [url, formId],
  );

  return <div ref={target} id={id} />;
}
