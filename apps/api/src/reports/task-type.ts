/** One question to one source. A product is a list of these. */
export const taskTypes = ['egrn_object', 'egrn_right_list'] as const;
export type TaskType = (typeof taskTypes)[number];

const plans: Readonly<Record<string, readonly TaskType[]>> = {
  EgrnObject: ['egrn_object'],
  EgrnRightList: ['egrn_right_list'],
};

/** What a product asks; empty for one that is answered at once and never ordered. */
export const taskTypesOf = (productName: string): readonly TaskType[] => plans[productName] ?? [];

export const taskTitles: Readonly<Record<TaskType, string>> = {
  egrn_object: 'Выписка ЕГРН об объекте',
  egrn_right_list: 'Выписка ЕГРН о переходе прав',
};
