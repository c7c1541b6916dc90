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

/** How sure a record is about the one asked for; the beginning of the finding's code tells whom it is about. */
export const matchWordsOf = (findingCode: string): MatchWords =>
  findingCode.startsWith('company_') ? companyWords : personWords;
