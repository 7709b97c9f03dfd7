export { Confirmation } from './confirmation/Confirmation.tsx';
export { LastStep } from './LastStep.tsx';
export { SummaryPanel } from './summary/SummaryPanel.tsx';
