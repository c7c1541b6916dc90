/** A conversion as received. */
export type Received = {
  id: string;
  target: 'metrica' | 'ga4' | 'admitad' | 'actionpay';
  at: string;
  method: string;
  /** Query and path parameters. */
  parameters: Record<string, string>;
  body?: unknown;
};
