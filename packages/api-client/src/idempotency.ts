/** A key for one intent to move money; a retry of the same intent sends the same key. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

export const idempotencyHeaders = (key: string) => ({ 'idempotency-key': key });
