import type { ObjectInfo } from '@proverka/contract/object';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { z } from 'zod';
import { objectInfoOf } from '../../objects/object-info.domain.ts';
import type { Source } from '#platform/outbound/source.ts';
import { noAnswer } from '../no-answer.ts';
import { settle } from '../read-answer.ts';
import type { Kadnet } from './client.ts';

const encumbranceSchema = z.object({
  Number: z.string().nullish(),
  Description: z.string().nullish(),
  Date: z.string().nullish(),
});

/** The fields of `CadastralObjectInfo` that an object page shows. */
const objectSchema = z.object({
  Number: z.string().nullish(),
  Address: z.string().nullish(),
  ObjectType: z.string().nullish(),
  Name: z.string().nullish(),
  Level: z.string().nullish(),
  Area: z.number().nullish(),
  CadCost: z.number().nullish(),
  Year: z.string().nullish(),
  Status: z.string().nullish(),
  Rights: z
    .array(
      z.object({
        Number: z.string().nullish(),
        Description: z.string().nullish(),
        Date: z.string().nullish(),
        Encumbrances: z.array(encumbranceSchema).nullish(),
      }),
    )
    .nullish(),
});
export type KadnetObject = z.output<typeof objectSchema>;

export const kadnetTitle = 'Сведения ЕГРН (Кадастровые выписки)';

export interface ObjectsQuery {
  /** The numbers to look up; when empty, the address is looked up. */
  readonly numbers: readonly string[];
  readonly address: string;
}

/** Objects of the register by number or address. */
export function createKadnetObjects(kadnet: Kadnet): Source<ObjectsQuery, readonly KadnetObject[]> {
  return {
    async check({ numbers, address }, signal) {
      const isByNumber = numbers.length > 0;
      const path = isByNumber ? 'Requests/CheckNumbers' : 'Requests/CheckAddress';
      const query = isByNumber ? numbers.join(';') : address;
      const reply = await kadnet.look(path, { query, comment: '' }, z.array(objectSchema), signal);
      if (reply.kind === 'unavailable') return reply;
      // No money left, an invalid key and so on: nothing was looked up.
      if (reply.kind === 'refused') return noAnswer('kadnet', 'refused', `refused: ${reply.message}`);
      const own = isByNumber ? reply.data.filter(({ Number: one }) => isAsked(numbers, one)) : reply.data;
      return settle('kadnet', {
        kind: 'reading',
        data: own.length === 0 ? null : own,
        about: own.length === 0 && reply.data.length > 0 ? 'another' : 'asked',
        records: { received: reply.data.length, stated: null },
        source: kadnetTitle,
        sourceDate: null,
      });
    },
  };
}

/** Numbers are asked as people write them. */
const isAsked = (numbers: readonly string[], answered: string | null | undefined): boolean =>
  numbers.some((number) => (parseCadastralNumber(number) ?? number) === answered);

export const infoOfKadnet = (object: KadnetObject): ObjectInfo =>
  objectInfoOf({
    number: object.Number ?? '',
    address: object.Address ?? '',
    area: object.Area ?? null,
    level: object.Level ?? '',
    type: object.ObjectType ?? '',
    use: object.Name ?? '',
    status: object.Status ?? '',
  });
