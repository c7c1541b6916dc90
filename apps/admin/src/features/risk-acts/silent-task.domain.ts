import type { RiskTask } from '@proverka/contract/risk-report';

/** Its source did not answer. */
export const isSilent = ({ status }: Pick<RiskTask, 'status'>): boolean =>
  status === 'unavailable' || status === 'failed';
