import type { ExtractOf } from '@proverka/contract/extract';
import { Facts, type Fact } from '@proverka/report-kit/facts';
import { ReportSection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { day } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';

type Records = Pick<
  ExtractOf<'about_property'>,
  'claims' | 'nonRegistrability' | 'dealsWithoutConsent' | 'ownerless'
>;

/** Whether the register notes anything beside the rights. */
export function hasRegisterMarks(records: Records): boolean {
  return factsOf(records).length > 0;
}

/** Applications not decided yet, deals without a consent and other marks of the register. */
export function RegisterMarks({
  id,
  records,
  source,
}: {
  readonly id: string;
  readonly records: Records;
  readonly source: string;
}) {
  return (
    <ReportSection id={id} title="Заявления и отметки" source={source}>
      <Facts facts={factsOf(records)} />
    </ReportSection>
  );
}

function factsOf({ claims, nonRegistrability, dealsWithoutConsent, ownerless }: Records): Fact[] {
  const since = ownerless?.registeredOn && `с ${day(ownerless.registeredOn)}`;
  const rows: [string, string][] = [
    ...claims.map(({ action, text }): [string, string] => [
      'Заявление на рассмотрении',
      joined([action, text]),
    ]),
    ...nonRegistrability.map((text): [string, string] => ['Регистрация невозможна', text]),
    ...dealsWithoutConsent.map(({ type, missingConsents }): [string, string] => [
      'Сделка без согласия',
      joined([type?.value, ...missingConsents.flatMap(({ persons, law }) => [...persons, law])]),
    ]),
    ...(ownerless === undefined
      ? []
      : [
          ['Бесхозяйное имущество', joined([ownerless.authority, ownerless.number, since])] as [
            string,
            string,
          ],
        ]),
  ];
  return rows.map(([title, value]) => ({ title, value: typeset(value) }));
}
