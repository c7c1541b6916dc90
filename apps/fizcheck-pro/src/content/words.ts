/** A sentence or two under a heading of a few words. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}
