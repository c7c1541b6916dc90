/** A call that the specification names, and what answers it here. */
export interface SpecifiedCall {
  /** As the specification writes it. */
  readonly words: string;
  /** Keys of the contract; a list («CRUD») may have several. */
  readonly answeredBy: readonly string[];
  /** Why no screen makes it. */
  readonly noScreen?: string;
}

export const one = (words: string): SpecifiedCall => ({ words, answeredBy: [words] });
export const as = (words: string, ...answeredBy: readonly string[]): SpecifiedCall => ({ words, answeredBy });
/** Without a screen. */
export const apart = (words: string, noScreen: string, ...answeredBy: readonly string[]): SpecifiedCall => ({
  words,
  answeredBy: answeredBy.length === 0 ? [words] : answeredBy,
  noScreen,
});
