export { LoanAnswer } from './loan-answer.tsx';
export { readLoan } from './loan-form.domain.ts';
