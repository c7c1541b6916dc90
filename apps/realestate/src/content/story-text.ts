interface StoryPoint {
  readonly title: string;
  readonly text: string;
}

/** An explanatory page as data: sections of points, then questions. */
export interface StoryText {
  readonly sections: readonly {
    readonly title: string;
    readonly lead?: string;
    readonly points: readonly StoryPoint[];
    /** The points are numbered steps. */
    readonly isOrdered?: boolean;
  }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}
