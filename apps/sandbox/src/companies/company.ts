import type { RegisterRow } from '../registers/person.ts';

/** An invented legal entity, as read from the files of `data/companies`. */
export type Company = {
  inn: string;
  ogrn: string;
  kpp: string | null;
  okpo: string | null;
  name: string;
  fullName?: string;
  opf?: string;
  okved?: string;
  status: string;
  /** Milliseconds since 1970. */
  registered: number | null;
  liquidated: number | null;
  address: string;
  /** The id of a predefined scenario. */
  scenario?: string;
  /** What registers hold about an invented company, by the name of the check. */
  records?: Record<string, RegisterRow[]>;
};
