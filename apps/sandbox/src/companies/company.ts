/** What the invented world knows of a legal entity, from both files of `data/companies`. */
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
};
