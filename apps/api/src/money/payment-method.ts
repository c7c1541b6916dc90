/** `mixed`: partly from the balance, the rest by card. */
export type PaymentMethod = 'balance' | 'card' | 'mixed';
