type Doing = (question: never) => unknown;

/** Work that is done apart: an exported function of a file, which gets one question and gives one answer. */
export interface Work<Do extends Doing = Doing> {
  /** A `*.apart.ts`. */
  readonly file: URL;
  /** The function's name in the file. */
  readonly name: string;
  /** How long one question may take, counted from its turn. */
  readonly milliseconds: number;
  /** Of the process's JavaScript; all its memory may be a fixed amount more. */
  readonly heapMb: number;
  /** How many questions may wait for their turn before further ones are refused with 503. */
  readonly waiting: number;
  /** Never set: says what goes in and comes out. */
  readonly does?: Do;
}

export type Question<Do extends Doing> = Parameters<Do>[0];

export type Answer<Do extends Doing> =
  | { readonly ok: true; readonly value: Awaited<ReturnType<Do>> }
  | { readonly ok: false; readonly code: ApartFailure };

/** `failed`: the function threw, or its process ended by itself. */
export type ApartFailure = 'too_slow' | 'too_much_memory' | 'failed';
