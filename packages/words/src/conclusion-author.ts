interface Authored {
  readonly author: 'person' | 'model' | null;
  readonly author_name: string;
  /** The member of the staff who edited it; empty for none. */
  readonly editor_name?: string;
}

/** The author of a conclusion, a person or a model; shown with every conclusion. */
export function authorWords({ author, author_name: name, editor_name: editor = '' }: Authored): string {
  if (author === null) return '';
  const written =
    author === 'model'
      ? `Написано языковой моделью${name === '' ? '' : ` «${name}»`}, не человеком`
      : `Написано специалистом${name === '' ? '' : `: ${name}`}`;
  return editor === '' ? written : `${written}; исправил специалист: ${editor}`;
}
