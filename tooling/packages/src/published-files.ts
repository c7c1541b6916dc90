/** Files for the repository's own tests and stories, which nobody else can run; `file` is below the package's folder. */
export const isOfTests = (file: string): boolean =>
  /\.(test|stories|fixtures)\.tsx?$|^src\/test-setup\.ts$|^src\/testing\//.test(file);

/** Entries for the repository's Storybook and tests are not published. */
export const isForOthers = (target: string): boolean =>
  !target.startsWith('./.storybook/') && !target.includes('/fixtures/');
