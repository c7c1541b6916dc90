import type { SubjectKind } from '@proverka/contract/subject';
import { formatDate } from '@proverka/words/dates';
import { formatPlate } from '@proverka/words/document-numbers';
import type { ItemMetadata } from '#registers/subject.domain.ts';

interface Named {
  readonly kind: SubjectKind;
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly metadata: ItemMetadata;
}

/** The subject of an item as its owner sees it; empty once the data was destroyed. */
export function subjectName({ kind, objectKey, objectAddress, metadata }: Named): string {
  const owner = metadata.ownersData?.[0] ?? {};
  const car = metadata.entityAuto ?? {};
  switch (kind) {
    case 'object':
      return objectAddress || objectKey;
    case 'person': {
      const name = [owner['last_name'], owner['first_name'], owner['middle_name']].filter(Boolean).join(' ');
      return name === '' ? '' : `${name}, ${formatDate(owner['birth_date'] ?? '')}`;
    }
    case 'company':
      return (
        owner['name'] || (owner['inn'] ? `ИНН ${owner['inn']}` : owner['ogrn'] ? `ОГРН ${owner['ogrn']}` : '')
      );
    case 'car':
      return car['vin']
        ? `VIN ${car['vin']}`
        : car['plate']
          ? formatPlate(car['plate'])
          : car['body_number']
            ? `Кузов ${car['body_number']}`
            : '';
    default:
      return kind satisfies never;
  }
}
