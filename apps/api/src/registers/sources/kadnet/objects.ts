import type { ObjectInfo } from '@proverka/contract/object';
import { z } from 'zod';
import { objectInfoOf } from '../../objects/object-info.domain.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Answer, Source } from '#platform/outbound/source.ts';
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
    async check({ numbers, address }, signal): Promise<Answer<readonly KadnetObject[]>> {
      const isByNumber = numbers.length > 0;
      const path = isByNumber ? 'Requests/CheckNumbers' : 'Requests/CheckAddress';
      const query = isByNumber ? numbers.join(';') : address;
      const reply = await kadnet.look(path, { query, comment: '' }, z.array(objectSchema), signal);
      const origin = { source: kadnetTitle, sourceDate: null };
      if (reply.kind === 'unavailable') return reply;
      // No money left, an invalid key and so on: nothing was looked up.
      if (reply.kind === 'refused') return unavailable(`kadnet: refused: ${reply.message}`);
      if (reply.data.length === 0) return { kind: 'nothing_found', ...origin };
      return { kind: 'found', data: reply.data, ...origin };
    },
  };
}

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
