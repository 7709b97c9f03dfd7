export { FinanceTabs } from './FinanceTabs.tsx';
export { LoanOnApproach } from './LoanOnApproach.tsx';
