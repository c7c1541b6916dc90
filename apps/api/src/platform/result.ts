import type { ConsentVersions } from '@proverka/contract/consent-versions';
import type { RefusalCode } from '@proverka/contract/refusals';

/** A refusal by a rule or by the current state. `fields` maps field names to messages in the specification's words. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  readonly fields?: Readonly<Record<string, string>>;
  /** A message from the specification that replaces the code's default text. */
  readonly detail?: string;
  /** What has been ordered before. */
  readonly existing?: { readonly order_id: string; readonly order_item_id: string };
  /** The versions of documents that hold now, by purpose, where others were agreed to. */
  readonly consent?: ConsentVersions;
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
