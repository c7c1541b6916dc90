/** Limits of one shell process. A shell that is full refuses with 503 and `Retry-After`; balancers then ask another. */
export interface ProxyLimits {
  /** Ordinary calls that may be with the API at once. */
  readonly calls: number;
  readonly callsPerAddress: number;
  readonly streams: number;
  /** Of a signed-in visitor; a browser opens six connections per host at most. */
  readonly streamsPerSession: number;
  /** People behind one address share it. */
  readonly streamsPerAddress: number;
  readonly mostBodyBytes: number;
  /** Time for any body; each `bytesPerSecond` that came gives a second more. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** Memory for the bodies and answers of all calls. */
  readonly budgetBytes: number;
}

export const defaultProxyLimits: ProxyLimits = {
  calls: 256,
  callsPerAddress: 64,
  streams: 4096,
  streamsPerSession: 24,
  streamsPerAddress: 512,
  mostBodyBytes: 25 * 1024 * 1024,
  graceMs: 15_000,
  bytesPerSecond: 16 * 1024,
  budgetBytes: 512 * 1024 * 1024,
};
