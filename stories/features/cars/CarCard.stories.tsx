import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { CarSummary } from '#domain/cars/car.ts';
import { CarCard } from '#features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#features/cars/card/CarCardSkeleton.tsx';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { carCardTexts } from '#features/cars/card/carCardTexts.ts';
import { CompareToggle } from '#features/cars/compare/CompareToggle.tsx';
import { exampleCar, exampleCars } from '../../fixtures/cars.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

const texts = carCardTexts(dictionary);

const meta = {
  title: 'Screens/Cars/Card',
  component: CarCard,
} satisfies Meta<typeof CarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function card(car: CarSummary) {
  return (
    <CarCard
      key={car.id}
      car={car}
      href={`/bilar/${car.id}/${car.slug}`}
      texts={texts}
      locale="sv"
      level={2}
      compare={<CompareToggle car={car} label="Jämför" name={`Jämför ${car.brand}`} />}
    />
  );
}

export const Overview: Story = {
  tags: ['visual'],
  args: { car: exampleCar('Volvo V60'), href: '/', texts, locale: 'sv', level: 2 },
  render: () => (
    <CarGrid>
      {exampleCars.map(card)}
      <CarCardSkeleton />
    </CarGrid>
  ),
};
