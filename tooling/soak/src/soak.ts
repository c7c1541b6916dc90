/** What a soak finds wrong, one sentence each; empty when all held. */
export type Mistakes = readonly string[];

export interface SoakContext {
  readonly say: (text: string) => void;
  /** How often each thing is done; the scenario's own number unless `--times` says otherwise. */
  readonly times: number | undefined;
  /** Of `pictures`: the revision to compare with, and a part of the stories' ids. */
  readonly against: string | undefined;
  readonly only: string | undefined;
  /** A folder of the run's own, removed when all held. */
  readonly dataDir: string;
}

/** A long run that does to the system what time would, and says what did not hold. */
export type Soak = (context: SoakContext) => Promise<Mistakes>;
