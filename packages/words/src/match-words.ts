export type MatchWords = Readonly<Record<'same' | 'likely' | 'namesake', string>>;

interface Certainty {
  /** Beside one record. */
  readonly one: MatchWords;
  /** Above several records it is true of. */
  readonly all: MatchWords;
  /** Above records of which some say something else. */
  readonly most: string;
}

const person: Certainty = {
  one: { same: 'Тот же человек', likely: 'Вероятно, тот же человек', namesake: 'Тёзка' },
  all: {
    same: 'Во всех записях тот же человек',
    likely: 'Во всех записях, вероятно, тот же человек',
    namesake: 'Во всех записях тёзки',
  },
  most: 'В записях, где не сказано другое, тот же человек',
};
const company: Certainty = {
  one: {
    same: 'Та же компания',
    likely: 'Вероятно, та же компания',
    namesake: 'Другая компания с тем же названием',
  },
  all: {
    same: 'Во всех записях та же компания',
    likely: 'Во всех записях, вероятно, та же компания',
    namesake: 'Во всех записях другие компании с тем же названием',
  },
  most: 'В записях, где не сказано другое, та же компания',
};

/** The certainty of a match in words; the prefix of the finding's code tells the kind of subject. */
export const matchWordsOf = (findingCode: string): Certainty =>
  findingCode.startsWith('company_') ? company : person;
