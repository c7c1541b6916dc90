/**
 * What a link seals of an event: every column of the row that never changes. The personal part (`audit_event_detail`) is left
 * out, because it has to go with the account. Kept in the program and not in the database, where whoever changes rows could
 * change it as well.
 */
export const eventDigest = (event: string): string => `sha256(convert_to(json_build_array(
  ${event}.seq, (extract(epoch from ${event}.happened_at) * 1000000)::bigint, ${event}.event, ${event}.user_id, ${event}.role,
  ${event}.by, ${event}.credential_id, ${event}.owner_id, ${event}.subject, ${event}.before::text, ${event}.after::text)::text,
  'UTF8'))`;

interface LinkColumns {
  readonly previous: string;
  readonly no: string;
  readonly madeAt: string;
  readonly events: string;
  readonly digests: string;
}

/** The hash of a link, made from SQL expressions. */
export const linkHash = ({ previous, no, madeAt, events, digests }: LinkColumns): string =>
  `sha256(coalesce(${previous}, ''::bytea) || convert_to(json_build_array(${no},
    (extract(epoch from ${madeAt}) * 1000000)::bigint, ${events}::text)::text, 'UTF8') || ${digests})`;
