/** A key for one intent to move money; a retry of the same intent sends the same key. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Made with the key of a guest's order, and known to this browser only: a repeat shows whose order it is. */
export const newRepeatSecret = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`;

export const idempotencyHeaders = (key: string) => ({ 'idempotency-key': key });
