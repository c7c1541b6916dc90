/**
 * A consent its subject has signed (218-FZ, article 6, part 9). The class cannot be made from anything else, and a bureau can be
 * asked with nothing else.
 */
export class CreditConsent {
  readonly #id: string;

  private constructor(id: string) {
    this.#id = id;
  }

  get id(): string {
    return this.#id;
  }

  /** Null when the law no longer lets it be used: it has to be signed and in force. */
  static of(
    { id, signedAt, validUntil }: { id: string; signedAt: Date | null; validUntil: Date | null },
    now: Date,
  ): CreditConsent | null {
    const isInForce = signedAt !== null && signedAt <= now && validUntil !== null && now < validUntil;
    return isInForce ? new CreditConsent(id) : null;
  }
}
