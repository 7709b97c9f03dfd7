import { screen, userEvent } from 'storybook/test';
import { Container } from '#design-system';
import type { CarRecord, CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { fail, ok } from '#domain/result.ts';
import { CarCard } from '#features/cars/card/CarCard.tsx';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { carCardTexts } from '#features/cars/card/carCardTexts.ts';
import { CompareIsland } from '#features/cars/compare/CompareIsland.tsx';
import { CompareToggle } from '#features/cars/compare/CompareToggle.tsx';
import type { FetchCar } from '#features/cars/compare/carApi.ts';
import { compareTexts } from '#features/cars/compare/compareTexts.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCarRecords, exampleCars } from '../../fixtures/cars.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

interface PageProps {
  readonly cars: readonly CarSummary[];
  /** Fetches the full record of a car. */
  readonly fetchCar: FetchCar;
  /**
   * The number of lists on the page, each of which may show the comparison.
   * @default 1
   */
  readonly lists?: number;
}

/** A page with cars, whose last line must remain visible. */
function Page({ cars, fetchCar, lists = 1 }: PageProps) {
  return (
    <Container>
      <CarGrid>
        {cars.map((car) => (
          <CarCard
            key={car.id}
            car={car}
            href={`#${car.id}`}
            texts={carCardTexts(dictionary)}
            locale="sv"
            level={2}
            compare={
              <CompareToggle
                car={car}
                label={dictionary.compare}
                name={fillText(dictionary.compareCar, { car: `${car.brand} ${car.modelText}` })}
              />
            }
          />
        ))}
      </CarGrid>
      {Array.from({ length: lists }, (_, at) => (
        <CompareIsland
          // biome-ignore lint/suspicious/noArrayIndexKey: they are the same.
          key={at}
          place={{ site: 'nordvik-se', locale: 'sv' }}
          carPlace={{ pathToCarDetail: '/kop-bil/bil', homePath: '/' }}
          texts={compareTexts(dictionary)}
          fetchCar={fetchCar}
        />
      ))}
      <p>Sidans sista rad</p>
    </Container>
  );
}

/** The stock, record by record. */
export const stock: FetchCar = async (id) => {
  const car = exampleCarRecords.find((record) => record.id === id);
  return car ? ok(car) : fail({ kind: 'refused', status: 404, body: undefined });
};

/** What all stories of the comparison start from. */
export const compareMeta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { cars: exampleCars, fetchCar: stock },
  beforeEach: () => sessionStorage.clear(),
};

export const toggle = (canvas: Canvas, car: string) =>
  canvas.findByRole('button', { name: new RegExp(`^Jämför ${car}`) });

export async function choose(canvas: Canvas, ...cars: readonly string[]) {
  for (const car of cars) await userEvent.click(await toggle(canvas, car));
}

export const bar = () => screen.findByRole('region', { name: 'Jämför bilar' });

export function keep(...cars: readonly (CarSummary | CarRecord)[]) {
  return () => {
    sessionStorage.clear();
    sessionStorage.setItem('compare', JSON.stringify(cars));
  };
}
