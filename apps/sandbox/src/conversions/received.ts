/** A conversion somebody sent, as it came. */
export type Received = {
  id: string;
  target: 'metrica' | 'ga4' | 'admitad' | 'actionpay';
  at: string;
  method: string;
  /** Parameters of the query and of the path. */
  parameters: Record<string, string>;
  body?: unknown;
};
