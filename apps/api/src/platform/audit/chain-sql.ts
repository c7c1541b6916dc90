const sealed = (event: string): string => `
  ${event}.seq, (extract(epoch from ${event}.happened_at) * 1000000)::bigint, ${event}.event, ${event}.user_id, ${event}.role,
  ${event}.by, ${event}.credential_id, ${event}.owner_id, ${event}.subject, ${event}.before::text, ${event}.after::text`;

/**
 * What a link seals of an event: every column of the row that never changes. The personal part (`audit_event_detail`) is left
 * out, because it has to go with the account. Kept in the program and not in the database, where whoever changes rows could
 * change it as well. `acted_by` is named only where it is set: events from before there was one keep their hash.
 */
export const eventDigest = (event: string): string => `sha256(convert_to((case when ${event}.acted_by is null
  then json_build_array(${sealed(event)})
  else json_build_array(${sealed(event)}, ${event}.acted_by) end)::text, 'UTF8'))`;

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
