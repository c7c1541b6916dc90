/** Thrown where more work waits than the process may hold: the caller is told to come again (503 with `Retry-After`). */
export class Overloaded extends Error {
  readonly retryAfterSeconds: number;

  constructor(what: string, retryAfterSeconds: number) {
    super(`${what}: too much work is waiting`);
    this.name = 'Overloaded';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
