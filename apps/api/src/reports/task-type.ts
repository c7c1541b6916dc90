/** One question to one source. A product is a list of these. */
export const taskTypes = ['egrn_object', 'egrn_right_list'] as const;
export type TaskType = (typeof taskTypes)[number];
