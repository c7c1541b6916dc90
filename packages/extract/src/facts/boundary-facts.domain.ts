import type { Boundary } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { day, documentWords } from '@proverka/words/extract-words';
import { factsOf, type Fact } from './fact.ts';

/** A boundary, zone or territory: what it is, since when, by which documents. */
export function boundaryFacts(boundary: Boundary): Fact[] {
  return factsOf([
    ['Реестровый номер', boundary.number],
    ['Вид', joined([boundary.type?.value, boundary.zoneType?.value])],
    ['Наименование', boundary.name],
    ['Внесена в реестр', day(boundary.registeredOn)],
    ['Изменения', boundary.changedOn.map((date) => day(date)).join(', ')],
    ['Исключена из реестра', day(boundary.cancelledOn)],
    ['Карта (план) от', day(boundary.mapPlanDate)],
    ['Документы', boundary.documents.map(documentWords)],
  ]);
}
