import { createTeam } from '@proverka/stack/bad-release-team';
import { buildVariant } from '@proverka/stack/variant';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { totpCode } from '../setup/second-factors.ts';
import { stack } from '../setup/site.ts';
import { enrolledCode, newStaff } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

/** Somebody of the staff with a code app, as `RELEASE_GATE_STAFF` names them. */
async function staffForTheGate(): Promise<string> {
  const person = await newStaff('support', { hasSession: false });
  const code = await enrolledCode(person);
  const call = async (name: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${stack.apiUrl}/staff/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'source-site': 'admin.localhost' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const { totp } = (await call('enrolment/look', { code })) as { totp: { secret: string } };
  const factor = { way: 'totp', code: totpCode(totp.secret, -1) };
  await call('enrolment', { code, password: person.password, factor });
  return `${person.email}:${person.password}:${totp.secret}`;
}

test('a release whose page fails only for staff who are signed in is refused with the name of the page', async () => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-gate-desk-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }\n');
    const settings = { RELEASE_GATE_STAFF: await staffForTheGate() };
    const team = createTeam({ shellPort: stack.port, apiUrl: stack.apiUrl }, stack.dataDir, settings);
    const bad = await buildVariant('admin', path.join(folder, 'admin'), [
      [
        'src/pages/admin-disputes-page.tsx',
        (source) =>
          source.replace(
            'useNavigate();',
            `useNavigate();\n  if (search !== null) throw new Error('bad release');`,
          ),
      ],
    ]);
    const before = await team.served();
    const { code, said } = await team.release('admin', bad);
    expect(said).toMatch(
      /page admin-disputes .* of the desk for the staff: error in the browser: .*bad release/,
    );
    expect(code).toBe(1);
    expect(await team.served()).toBe(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
