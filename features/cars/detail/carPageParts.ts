export { BackToList } from '#features/shared/BackToList.tsx';
export { ViewedCar } from '../saved/ViewedCar.tsx';
export { ViewedCars } from '../saved/ViewedCars.tsx';
export { CarDistance } from './CarDistance.tsx';
export { ProductDetailTracking } from './ProductDetailTracking.tsx';
export { SectionLinks } from './SectionLinks.tsx';
