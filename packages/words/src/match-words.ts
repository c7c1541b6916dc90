export type MatchWords = Readonly<Record<'same' | 'likely' | 'namesake', string>>;

const personWords: MatchWords = {
  same: 'Тот же человек',
  likely: 'Вероятно, тот же человек',
  namesake: 'Тёзка',
};
const companyWords: MatchWords = {
  same: 'Та же компания',
  likely: 'Вероятно, та же компания',
  namesake: 'Другая компания с тем же названием',
};

/** The certainty of a match in words; the prefix of the finding's code tells the kind of subject. */
export const matchWordsOf = (findingCode: string): MatchWords =>
  findingCode.startsWith('company_') ? companyWords : personWords;
