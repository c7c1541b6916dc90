import type { ExtractOf } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { day } from '@proverka/words/extract-words';
import { factsOf, type Fact, type FactRow } from './fact.ts';

type Marks = Pick<ExtractOf<'about_property'>, 'claims' | 'nonRegistrability' | 'ownerless'>;

/** What stands beside the rights: applications not decided yet, bans by application, property without an owner. */
export function markFacts({ claims, nonRegistrability, ownerless }: Marks): Fact[] {
  const since = ownerless?.registeredOn && `с ${day(ownerless.registeredOn)}`;
  return factsOf([
    ...claims.map(claimRow),
    ...nonRegistrability.map((text): FactRow => ['Регистрация невозможна', text]),
    ['Бесхозяйное имущество', ownerless && joined([ownerless.authority, ownerless.number, since])],
  ]);
}

export function claimRow({ action, text }: Marks['claims'][number]): FactRow {
  return ['Заявление на рассмотрении', joined([action, text])];
}
