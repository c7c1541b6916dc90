/* The process in which work is done apart: `apart.ts` starts it with a file and the name of its function. */

export type Told =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

const [file = '', name = ''] = process.argv.slice(2);
const doing = import(file).then((module: Record<string, (question: unknown) => unknown>) => module[name]);
doing.catch(() => undefined);

process.on('message', ({ question }: { question: unknown }) => {
  void answer(question).then((told) => process.send?.(told));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());

/** Of an error only its kind is told: its words may quote what was read. */
async function answer(question: unknown): Promise<Told> {
  try {
    const work = await doing;
    if (work === undefined) throw new ReferenceError(name);
    return { ok: true, value: await work(question) };
  } catch (error) {
    const { name: kind, stack = '' } = error instanceof Error ? error : new Error('unknown');
    const place = /\bat .*\/((?:apps|packages|node_modules)\/[^)\s]+)/u.exec(stack)?.[1] ?? '';
    return { ok: false, message: `${kind} ${place}`.trim() };
  }
}
