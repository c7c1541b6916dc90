/** A key for one intent to move money; the same key is sent again when the same intent is retried. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

export const idempotencyHeaders = (key: string) => ({ 'idempotency-key': key });
