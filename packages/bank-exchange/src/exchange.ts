import type { Money } from '@proverka/words/money';

/** One side of a payment; what the file does not tell is empty. */
export interface Party {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
  readonly account: string;
  readonly bank: string;
  readonly bik: string;
  readonly correspondentAccount: string;
}

/** A section «СекцияДокумент». Days are ISO. */
export interface PaymentDocument {
  /** «Платежное поручение» and the like, as the file names it. */
  readonly kind: string;
  readonly number: string;
  readonly date: string;
  readonly amount: Money;
  /** When it left the payer's account; null before. */
  readonly debitedOn: string | null;
  /** When it reached the payee's account; null before. */
  readonly creditedOn: string | null;
  readonly payer: Party;
  readonly payee: Party;
  readonly purpose: string;
}

/** A section «СекцияРасчСчет»: what an account had and moved in a period. */
export interface Turnover {
  readonly account: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: Money | null;
  readonly received: Money | null;
  readonly written: Money | null;
  readonly closing: Money | null;
}

export interface ExchangeFile {
  /** «1.03» */
  readonly version: string;
  readonly sender: string;
  readonly receiver: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The accounts its head names. */
  readonly accounts: readonly string[];
  readonly turnovers: readonly Turnover[];
  readonly documents: readonly PaymentDocument[];
}

/**
 * Why a file cannot be read. `not_exchange`: another format; `cut_off`: it ends within a section or before its end; `after_end`:
 * something follows its end; `bad_value`: the value of a key is none; `no_columns`: a table without the columns it needs.
 */
export interface UnreadableFile {
  readonly why: 'not_exchange' | 'version_unknown' | 'cut_off' | 'after_end' | 'bad_value' | 'no_columns';
  /** Starts at one. */
  readonly line: number;
  /** The key or the columns. */
  readonly key: string;
}

export type ReadFile<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: UnreadableFile };
