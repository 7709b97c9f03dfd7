export { Confirmation } from './confirmation/Confirmation.tsx';
export { ContactStep } from './contact/ContactStep.tsx';
export { WorkshopStep } from './sites/WorkshopStep.tsx';
export { SummaryPanel } from './summary/SummaryPanel.tsx';
