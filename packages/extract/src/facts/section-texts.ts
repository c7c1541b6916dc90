/** Sentences of the sections of a report, on screen and on paper. */
export const sectionTexts = {
  noRights: 'Записей о зарегистрированных правах в выписке нет.',
  noTransfers: 'Записей о переходе прав в выписке нет.',
  noEncumbrances: 'Записей о зарегистрированных ограничениях прав и обременениях в выписке нет.',
  noted:
    'Зоны с особыми условиями и другие ограничения использования. Они действуют, кто бы ни был собственником.',
  deals: 'Сделки, которые Росреестр зарегистрировал. Сама запись о сделке ничего плохого не значит.',
  plain: 'Эти части документа мы не толкуем и на вывод они не влияют. Они приведены как есть: прочитайте их.',
} as const;

/** What stands where the document has no records: a former form may have no place for them. */
export function emptyTexts({ isFormer }: { readonly isFormer?: true | undefined }): {
  readonly rights: string;
  readonly encumbrances: string;
} {
  if (isFormer !== true) return { rights: sectionTexts.noRights, encumbrances: sectionTexts.noEncumbrances };
  return {
    rights: 'В этом документе записей о правах нет: в документах прежнего образца их могло и не быть.',
    encumbrances:
      'В этом документе записей об ограничениях и обременениях нет: в документах прежнего образца их могло и не быть.',
  };
}
