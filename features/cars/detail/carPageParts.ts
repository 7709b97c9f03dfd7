import '#styles/all.ts';

export { BackToList } from './BackToList.tsx';
export { SectionLinks } from './SectionLinks.tsx';
