/** What a customer is asked about an owner, by the key of the question. */
export const surveyQuestions = {
  met_in_person: 'Вы видели собственника лично и сверили паспорт с лицом?',
  own_extract: 'Собственник показал свою выписку ЕГРН, где видно его имя?',
  married: 'Состоял ли собственник в браке, когда приобретал объект?',
  family_capital: 'Использовался ли при покупке материнский капитал?',
  acts_by_proxy: 'Действует ли за собственника представитель по доверенности?',
  under_care: 'Состоит ли собственник на учёте, есть ли сомнения в его дееспособности?',
} as const;

export const surveyAnswerWords = { yes: 'Да', no: 'Нет', unknown: 'Не знаю' } as const;
