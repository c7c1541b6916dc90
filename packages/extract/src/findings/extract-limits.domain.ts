import type { Extract, WithheldReason } from '@proverka/contract/extract';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { currentRights, holdersOf } from './rights.domain.ts';
import { countedPlainly } from '@proverka/words/plural';

const limit = (code: string, title: string, text: string): FindingDraft => ({
  level: 'unchecked',
  kind: 'limit',
  code: `limit_${code}`,
  title,
  text,
});

/** 218-FZ, articles 36.3 and 62, in force since 01.03.2023. */
const ownerHidden = limit(
  'owner_hidden',
  'Имя собственника',
  'С 01.03.2023 в выписках для третьих лиц вместо имени владельца указано «Физическое лицо». Попросите продавца заказать выписку на своё имя при вас и сверьте её с паспортом.',
);

const afterDate = limit(
  'after_date',
  'Изменения после даты выписки',
  'Выписка верна на день, когда её выдали. Закажите новую в день сделки.',
);

const seller = limit(
  'seller',
  'Сам продавец',
  'Долги, банкротство, дееспособность и действительность паспорта в ЕГРН не видны. Их проверяют по другим реестрам.',
);

const family = limit(
  'family',
  'Права супруга и детей',
  'Совместно нажитое имущество и обязательство выделить доли после материнского капитала в выписке не отражаются.',
);

const residents = limit(
  'residents',
  'Кто зарегистрирован и живёт в помещении',
  'Этих сведений в ЕГРН нет. Попросите справку о зарегистрированных, она действует недолго.',
);

const shortLeases = limit(
  'short_leases',
  'Договоры аренды и найма короче года',
  'Их не регистрируют, поэтому в выписке их нет.',
);

const redevelopment = limit(
  'redevelopment',
  'Незаконная перепланировка',
  'Сравните план в техническом паспорте с тем, что есть на самом деле.',
);

const onSite = limit(
  'on_site',
  'Что на участке на самом деле',
  'Заборы, постройки, коммуникации и подъезд выписка не показывает. Границы на местности проверяет кадастровый инженер.',
);

const ofPeople: ReadonlySet<WithheldReason> = new Set(['person', 'contact', 'neighbour']);

/** What a document of this kind can never show. Limits have no weight in the verdict. */
export function limitsOf(extract: Extract): FindingDraft[] {
  const limits: FindingDraft[] = [];
  if ('rights' in extract) {
    const isHidden = holdersOf(currentRights(extract.rights)).some(({ kind }) => kind === 'person_hidden');
    if (isHidden) limits.push(ownerHidden);
    limits.push(afterDate, seller, family);
    const isLand = extract.object.type?.code === '002001001000';
    const isRoom = extract.object.type?.code === '002001003000';
    if (isLand) limits.push(onSite);
    if (isRoom) limits.push(residents, redevelopment);
    limits.push(shortLeases);
  }
  if (extract.unread.length > 0) {
    limits.push(
      limit(
        'unread_parts',
        'Части выписки, которые мы не разбираем',
        `В исходном документе ещё ${countedPlainly(extract.unread.length, 'часть, которой', 'части, которых', 'частей, которых')} нет в отчёте: их мы не разбираем, и на вывод они не влияют. Прочитайте их в самой выписке.`,
      ),
    );
  }
  const people = extract.withheld.filter(({ reason }) => ofPeople.has(reason));
  if (people.length > 0) {
    limits.push(
      limit(
        'withheld',
        'Паспортные данные, адреса и контакты людей',
        `В исходном документе ещё ${countedPlainly(people.length, 'место', 'места', 'мест')} с такими сведениями: для проверки объекта они не нужны, поэтому в отчёт не перенесены.`,
      ),
    );
  }
  return limits;
}
