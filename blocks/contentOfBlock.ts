import { filledServices } from '#cms/testing/filledServices.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { registry } from './registry.ts';

/** Content for all fields of a block, for tests. */
export function contentOfBlock(name: string): Readonly<Record<string, unknown>> {
  return validContent(registry[name]?.fields ?? {});
}

/** Services that find the car that this content names. */
export const servicesOfContent = filledServices({ car: testRecord({ id: 'Text' }) });
