import { type SavedCar, writeSavedCars } from '#domain/cars/savedCars.ts';
import type { CarService } from '#domain/cars/service.ts';
import { exampleCarService } from '../../fixtures/exampleCarService.ts';

interface DeviceCarsOptions {
  readonly saved?: readonly SavedCar[];
  readonly viewed?: readonly SavedCar[];
  /** The service behind the site's API. */
  readonly cars?: CarService;
}

let asked: readonly (readonly string[])[] = [];

/** The ids of each request to the site's API in this story. */
export function askedIds(): readonly (readonly string[])[] {
  return asked;
}

/** A device with saved and viewed cars, and a working API, as a `beforeEach`. */
export function deviceWith({
  saved = [],
  viewed = [],
  cars = exampleCarService,
}: DeviceCarsOptions) {
  return () => {
    const { fetch } = window;
    asked = [];
    localStorage.setItem('savedCars', writeSavedCars(saved));
    localStorage.setItem('viewedCars', writeSavedCars(viewed));
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      return url.pathname === '/api/cars/by-id' ? answer(cars, url) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
      localStorage.removeItem('savedCars');
      localStorage.removeItem('viewedCars');
    };
  };
}

async function answer(service: CarService, { searchParams }: URL): Promise<Response> {
  const ids = searchParams.get('ids')?.split(',') ?? [];
  asked = [...asked, ids];
  const { cars, failure } = await service.search({
    site: 'nordvik-se',
    fixed: { id: ids },
    limit: ids.length,
  });
  return failure ? new Response('', { status: 503 }) : Response.json({ cars });
}
