const codesByWord: readonly (readonly [word: RegExp, code: string])[] = [
  [/арест/iu, '022002'],
  [/запре[тщ]/iu, '022003'],
  [/изъят/iu, '022005'],
  [/ипотек|залог/iu, '022007'],
  [/аренд/iu, '022006'],
  [/рент[аыу]|пожизненн/iu, '022011'],
  [/сервитут/iu, '022001'],
];

/** The register's code guessed from a title, for documents that give no code. */
export const encumbranceCodeInWords = (title: string): string | undefined =>
  codesByWord.find(([word]) => word.test(title))?.[1];
