import type { ObjectInfo } from '@proverka/contract/object';
import { objectArea, objectType } from '@proverka/order-flow/object-words';

/** For search engines: what the object is, and what the page offers. */
export function objectDescription(info: ObjectInfo): string {
  const what = [objectType(info), objectArea(info), info.Address].filter(Boolean).join(', ');
  const number = info.Number ? `Кадастровый номер ${info.Number}. ` : '';
  return `${what ? `${what}. ` : ''}${number}Сведения реестра, права и обременения, история владельцев — в отчётах по данным ЕГРН.`;
}
