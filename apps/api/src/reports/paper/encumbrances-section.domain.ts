import type { Encumbrance } from '@proverka/contract/extract';
import { day } from '@proverka/words/extract-words';
import { encumbranceFacts } from '@proverka/extract/facts/encumbrance-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { encumbranceKind } from '@proverka/extract/facts/encumbrance-kind.domain';
import type { Block, Section } from './pdf-view.ts';
import { rowOf, title } from './words.domain.ts';

const maxRecords = 500;

export function encumbrancesSection(encumbrances: readonly Encumbrance[], source: string): Section {
  const registered = encumbrances.filter(({ isRegistered }) => isRegistered);
  const noted = encumbrances.filter(({ isRegistered }) => !isRegistered);
  const none: Block = {
    kind: 'text',
    title: null,
    text: 'Записей о зарегистрированных ограничениях прав и обременениях в выписке нет.',
  };
  const heading: Block = {
    kind: 'text',
    title: 'Ограничения, которые не регистрируются',
    text: 'Зоны с особыми условиями и другие ограничения использования. Они действуют независимо от собственника.',
  };
  const blocks = [
    ...(registered.length === 0 ? [none] : registered.slice(0, maxRecords).map(recordOf)),
    ...(noted.length === 0 ? [] : [heading, ...noted.slice(0, maxRecords).map(recordOf)]),
  ];
  return { title: sectionTitles.encumbrances, source, blocks };
}

function recordOf(encumbrance: Encumbrance): Block {
  const level = encumbrance.isRegistered ? encumbranceKind(encumbrance.type).level : 'attention';
  const isOver = encumbrance.cancelledOn !== undefined;
  return {
    kind: 'record',
    level: isOver ? 'unchecked' : level,
    title: title(encumbrance.type) ?? 'Вид не указан',
    note: isOver ? `погашено ${day(encumbrance.cancelledOn)}` : null,
    rows: encumbranceFacts(encumbrance).map(rowOf),
    text: encumbrance.content ?? '',
  };
}
