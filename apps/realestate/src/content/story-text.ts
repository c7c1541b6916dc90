interface StoryPoint {
  readonly title: string;
  readonly text: string;
}

/** A page to be read, as data: sections of points, then questions. */
export interface StoryText {
  readonly sections: readonly {
    readonly title: string;
    readonly lead?: string;
    readonly points: readonly StoryPoint[];
    /** Points are steps, one after another. */
    readonly isOrdered?: boolean;
  }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}
