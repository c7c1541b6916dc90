import { rubles } from '@proverka/validation/money';

/** The provider's limits of one card payment. */
export const cardPaymentLimits = { min: rubles(1), max: rubles(350_000) } as const;
