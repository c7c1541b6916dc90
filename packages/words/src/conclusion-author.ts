interface Authored {
  readonly author: 'person' | 'model' | null;
  readonly author_name: string;
  /** Who of the staff mended it; empty while nobody did. */
  readonly editor_name?: string;
}

/** Who wrote a conclusion, a person or a model; said wherever one is shown. */
export function authorWords({ author, author_name: name, editor_name: editor = '' }: Authored): string {
  if (author === null) return '';
  const written =
    author === 'model'
      ? `Написано языковой моделью${name === '' ? '' : ` «${name}»`}, не человеком`
      : `Написано специалистом${name === '' ? '' : `: ${name}`}`;
  return editor === '' ? written : `${written}; исправил специалист: ${editor}`;
}
