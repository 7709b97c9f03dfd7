import '#styles/all.ts';

export { BackToList } from '#features/shared/BackToList.tsx';
export { ProductDetailTracking } from './ProductDetailTracking.tsx';
export { SectionLinks } from './SectionLinks.tsx';
