import { rubles } from '@proverka/validation/money';

/** What the payment provider takes in one payment by card. */
export const cardPaymentLimits = { min: rubles(1), max: rubles(350_000) } as const;
