/** Different questions lately put to a source, each by its latest answer, and how many of them had none. */
interface Lately {
  readonly questions: number;
  readonly failed: number;
  /** Since the last question; null when none is remembered. */
  readonly quietSeconds: number | null;
}

/** Fewer say nothing about a source: they may all be about the same trouble of one customer. */
const LEAST_QUESTIONS = 6;
const OPENS_AT = 1 / 2;
/** Below what opens it, so that a source on the edge does not open and close an outage at every question. */
const CLOSES_AT = 1 / 4;
/** Nobody has asked for so long that warning customers would be a guess. */
const QUIET_SECONDS = 1800;

/** What becomes of a source's outage. */
export function judgeSource(
  { questions, failed, quietSeconds }: Lately,
  isOpen: boolean,
): 'open' | 'recovered' | 'quiet' | 'stays' {
  if (!isOpen) return questions >= LEAST_QUESTIONS && failed >= questions * OPENS_AT ? 'open' : 'stays';
  if (failed < questions && failed <= questions * CLOSES_AT) return 'recovered';
  return quietSeconds === null || quietSeconds > QUIET_SECONDS ? 'quiet' : 'stays';
}
