import type { RefusalCode } from '@proverka/contract/refusals';

/** The user or the state says no. `fields` names what is wrong where, as the specification words it. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  readonly fields?: Readonly<Record<string, string>>;
  /** In the specification's words where they are not the refusal's own text. */
  readonly detail?: string;
  /** What has been ordered before. */
  readonly existing?: { readonly order_id: string; readonly order_item_id: string };
  readonly retryAfterSeconds?: number;
}

export type Result<Value, Code extends RefusalCode = RefusalCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

export const done = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refuse = <Code extends RefusalCode>(
  code: Code,
  more: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({ ok: false, refusal: { code, ...more } });
