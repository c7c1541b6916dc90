type Environment = Readonly<Record<string, string | undefined>>;

/** Without the values that the operator has put into files (`<name>_FILE`): both would be refused. */
export const ownValues = <Values extends Record<string, string>>(
  values: Values,
  environment: Environment,
): Partial<Values> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fewer of the same
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !environment[`${name}_FILE`]?.trim()),
  ) as Partial<Values>;
