import '#styles/all.ts';

export { BackToList } from '#features/shared/BackToList.tsx';
