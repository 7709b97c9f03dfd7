export { BackToList } from '#features/shared/BackToList.tsx';
export { OpeningHours } from './hours/OpeningHours.tsx';
export { OpenState } from './hours/OpenState.tsx';
