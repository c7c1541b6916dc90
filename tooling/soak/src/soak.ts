/** Violations a soak found, one sentence each; empty when there are none. */
export type Mistakes = readonly string[];

export interface SoakContext {
  readonly say: (text: string) => void;
  /** How many times each thing is done; the scenario's default unless `--times` is given. */
  readonly times: number | undefined;
  /** Of `versions` and `pictures`: the revision to compare with; of `pictures`, a part of the ids of the stories; of `browsers`, of a name; of `mutants`: a part of the paths of files; of `releases`: of kinds. */
  readonly against: string | undefined;
  readonly only: string | undefined;
  /** Of `fuzz`: the same seed makes the same calls; a new one unless `--seed` is given. */
  readonly seed: number;
  /** The folder of this run, removed when nothing was violated. */
  readonly dataDir: string;
}

/** A long run that stresses the system and reports violated invariants. */
export type Soak = (context: SoakContext) => Promise<Mistakes>;
