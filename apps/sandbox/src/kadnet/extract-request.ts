/** `EgrnObject` and `EgrnRightList` are the supplier's; the other two only reach sample documents. */
export const REQUEST_TYPES = {
  EgrnObject: 'Выписка об основных характеристиках и зарегистрированных правах на объект недвижимости',
  EgrnRightList: 'Выписка о переходе прав на объект недвижимости',
  EgrnBaseParams:
    'Выписка об основных характеристиках и зарегистрированных правах на объект недвижимости (краткая)',
  EgrnDocuments: 'Выписка о содержании правоустанавливающих документов',
} as const;

export type RequestType = keyof typeof REQUEST_TYPES;

export type ExtractStatus = 'Создан' | 'Отправлен в Росреестр' | 'В работе' | 'Выполнен' | 'Отказ' | 'Ошибка';

export type Outcome = 'done' | 'refused' | 'failed' | 'never';

export type ExtractRequest = {
  id: string;
  orderId: string;
  number: string;
  type: RequestType;
  objectType: string;
  region: string;
  priority: number;
  comment: string | null;
  createdAt: string;
  /** Running number, from which the registers' numbers are made. */
  serial: number;
  /** How it ends when nobody interferes, and how long that takes. */
  outcome: Outcome;
  readyMs: number;
  /** The end somebody chose at the control page. */
  ended?: { outcome: Exclude<Outcome, 'never'>; at: string };
};
