interface Identified {
  readonly id: string;
}

/** The steps named by `--only=a,b` (repeatable), in their usual order; all without the option. Throws on other arguments. */
export function selectSteps<Step extends Identified>(
  steps: readonly Step[],
  args: readonly string[],
): readonly Step[] {
  const ids = steps.map(({ id }) => id);
  const unknownArgument = args.find((arg) => !arg.startsWith('--only='));
  if (unknownArgument !== undefined) {
    throw new Error(`Unknown argument ${unknownArgument}. Name steps with --only=${ids[0]},…`);
  }
  const named = args.flatMap((arg) => arg.slice('--only='.length).split(','));
  const unknownStep = named.find((id) => !ids.includes(id));
  if (unknownStep !== undefined) {
    throw new Error(`Unknown step "${unknownStep}". Steps: ${ids.join(', ')}.`);
  }
  return named.length === 0 ? steps : steps.filter(({ id }) => named.includes(id));
}
