/** `EgrnObject` and `EgrnRightList` are the supplier's; the other two exist for sample documents only. */
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
  /** Sequence number, from which the numbers of the register are made. */
  serial: number;
  /** How the request ends without intervention, and after how long. */
  outcome: Outcome;
  readyMs: number;
  /** The end chosen on the control page. */
  ended?: { outcome: Exclude<Outcome, 'never'>; at: string };
};
