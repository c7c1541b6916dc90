import { beforeAll, describe, expect, test } from 'vitest';
import { answerCaseOf, act, openCaseOf, queueOf, seenBy } from '../../test/cases.ts';
import { PRICE } from '../../test/orders.ts';
import { buy, createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let support: SignedInPerson;
let manager: SignedInPerson;
let customer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  support = await world.signIn({ staff: 'support' });
  manager = await world.signIn({ staff: 'manager' });
  customer = await world.signIn({ paid: PRICE * 5 });
  await world.owner.query('update app_user set email_verified_at = now() where id = $1', [customer.id]);
});

const view = async (id: string, who = customer) => (await who.request({ url: `/cases/${id}` })).json();
const write = (id: string, text: string, who = customer) =>
  who.request({ method: 'POST', url: `/cases/${id}/messages`, payload: { text } });
const lettersOf = async (email: string) =>
  (await world.letters()).filter(({ recipient }) => recipient === email);

describe('a case of an account', () => {
  test('is asked, answered by letter and in the account, asked again, and closed by its customer', async () => {
    const { case_id: id, number } = await openCaseOf(customer);
    expect(await view(id)).toMatchObject({ state: 'open', messages: [{ author: 'customer' }] });
    expect((await answerCaseOf(support, id)).statusCode).toBe(200);
    const answered = await view(id);
    expect(answered).toMatchObject({
      state: 'answered',
      messages: [{ author: 'customer' }, { author: 'staff', text: 'Отчёт готовится.' }],
    });
    expect(JSON.stringify(answered)).not.toContain('written_by');
    const letter = (await lettersOf(customer.email)).at(-1);
    expect(letter).toMatchObject({ subject: expect.stringContaining(`Ответ на обращение № ${number}`) });
    expect(letter?.text).toContain('Отчёт готовится.');
    await write(id, 'Спасибо, жду.');
    expect(await seenBy(support, id)).toMatchObject({
      case: { state: 'open', assignee: { person_id: support.id } },
    });
    await customer.request({ method: 'POST', url: `/cases/${id}/close` });
    expect(await view(id)).toMatchObject({ state: 'closed' });
    await write(id, 'Всё-таки не пришёл.');
    const page = await seenBy(support, id);
    expect(page.case).toMatchObject({ state: 'open', due_date: expect.any(String) });
    expect(page.events.map(({ kind }) => kind)).toEqual([
      'opened',
      'answered',
      'written',
      'closed',
      'reopened',
    ]);
  });

  test('of an account whose e-mail nobody verified is answered by a letter that only leads to it', async () => {
    const person = await world.signIn();
    const { case_id: id } = await openCaseOf(person);
    await answerCaseOf(support, id);
    const letter = (await lettersOf(person.email)).at(-1)?.text ?? '';
    expect(letter).not.toContain('Отчёт готовится.');
    expect(letter).toContain(`/user/cases/${id}/`);
  });

  test('about a report has the order beside it for the staff, and needs an item of one’s own', async () => {
    const itemId = await buy(world, customer);
    const opened = await openCaseOf(customer, { kind: 'report_error', order_item_id: itemId });
    expect(opened).toMatchObject({ kind: 'report_error', product_name_ru: expect.any(String) });
    const page = await seenBy(support, opened.case_id);
    expect(page.order).toMatchObject({ order_id: opened.order_id, person_name: null });
    const stranger = await world.signIn();
    expect(await openCaseOf(stranger, { kind: 'report_error', order_item_id: itemId })).toMatchObject({
      code: 'report_not_found',
    });
    expect(await openCaseOf(stranger, { kind: 'report_error' })).toMatchObject({ code: 'report_not_found' });
    expect(await openCaseOf(stranger, { order_id: opened.order_id })).toMatchObject({
      code: 'order_not_found',
    });
  });

  test('is nobody else’s: a stranger neither reads, writes nor closes it, and the journal knows who tried', async () => {
    const { case_id: id } = await openCaseOf(customer);
    const stranger = await world.signIn();
    expect(await view(id, stranger)).toMatchObject({ code: 'case_not_found' });
    expect((await write(id, 'Моё', stranger)).json()).toMatchObject({ code: 'case_not_found' });
    const { rows } = await world.owner.query(
      `select count(*)::int as tries from audit_event where event = 'access.refused' and user_id = $1 and owner_id = $2`,
      [stranger.id, customer.id],
    );
    expect(rows).toEqual([{ tries: 2 }]);
    expect((await view(id)).messages).toHaveLength(1);
  });

  test('keeps a document redrawn, for its customer and the staff, and refuses what is none', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const opened = await openCaseOf(customer, { document: { file_name: 'снимок.png', content: png } });
    const [document] = opened.messages[0]?.documents ?? [];
    expect(document).toMatchObject({ file_name: 'снимок.png' });
    const url = `/case_documents/${document?.document_id}`;
    for (const who of [customer, support]) {
      const answer = await who.request({ url });
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="case-${opened.number}.png"`);
    }
    expect((await (await world.signIn()).request({ url })).json()).toMatchObject({ code: 'file_not_found' });
    const content = Buffer.from('MZ not a document').toString('base64');
    expect(await openCaseOf(customer, { document: { file_name: 'a.pdf', content } })).toMatchObject({
      code: 'document_unusable',
    });
  });
});

describe('the staff', () => {
  test('of two who answer at once one wins, and the other is told what to do', async () => {
    const { case_id: id } = await openCaseOf(customer);
    const { version: seen } = (await seenBy(support, id)).case;
    const answers = await Promise.all(
      [support, manager].map((who) =>
        who.request({ method: 'POST', url: `/admin/cases/${id}/answer`, payload: { seen, text: 'Готово.' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'case_changed',
      title: expect.stringContaining('ваш текст на месте'),
    });
    expect((await view(id)).messages).toHaveLength(2);
  });

  test('an answer is refused when the customer wrote meanwhile, a note never', async () => {
    const { case_id: id } = await openCaseOf(customer);
    const { version: seen } = (await seenBy(support, id)).case;
    await write(id, 'Уже не нужно.');
    const answer = {
      method: 'POST',
      url: `/admin/cases/${id}/answer`,
      payload: { seen, text: 'А?' },
    } as const;
    expect((await support.request(answer)).json()).toMatchObject({ code: 'case_changed' });
    const note = await act(support, id, ['POST', 'notes'], { text: 'Тайная заметка' });
    expect(note.statusCode).toBe(200);
    expect((await seenBy(manager, id)).notes).toMatchObject([{ text: 'Тайная заметка' }]);
    expect(JSON.stringify(await view(id))).not.toContain('Тайная');
    expect(JSON.stringify(await world.letters())).not.toContain('Тайная');
  });

  test('gives cases to those who may answer them, and to nobody else', async () => {
    const { case_id: id } = await openCaseOf(customer);
    const give = async (person_id: string | null) =>
      (await act(support, id, ['PUT', 'assignee'], { person_id })).json();
    expect(await give(manager.id)).toMatchObject({ version: expect.any(Number) });
    const expert = await world.signIn({ staff: 'expert' });
    for (const one of [customer.id, expert.id])
      expect(await give(one)).toMatchObject({ code: 'person_not_found' });
    const { staff } = (await support.request({ url: '/admin/cases/staff' })).json<{
      staff: { person_id: string }[];
    }>();
    expect(staff.map(({ person_id: one }) => one)).toEqual(expect.arrayContaining([support.id, manager.id]));
    expect((await queueOf(manager, { assignee: 'me' })).map(({ case_id: one }) => one)).toContain(id);
  });

  test('sees the queue by due time, with filters, and e-mails masked without the grant', async () => {
    const { case_id: id, number } = await openCaseOf(customer);
    const [row] = await queueOf(support, { number });
    expect(row).toMatchObject({ case_id: id, person_name: null, excerpt: 'Где мой отчёт?' });
    expect(row?.email).not.toBe(customer.email);
    const admin = await world.signIn({ staff: 'admin' });
    expect(await queueOf(admin, { number })).toMatchObject([{ email: customer.email }]);
    const all = await queueOf(support, { state: 'open' });
    const due = all.map(({ due_date: at }) => at ?? '');
    expect(due).toEqual(due.toSorted());
    expect(await queueOf(support, { number, due: 'late' })).toEqual([]);
    await world.owner.query(`update support_case set due_at = now() - interval '1 hour' where id = $1`, [id]);
    expect(await queueOf(support, { number, due: 'late' })).toMatchObject([{ is_late: true }]);
    const counts = (await support.request({ url: '/admin/cases/counts' })).json();
    expect(counts.late).toBe(1);
    const first = (
      await support.request({ method: 'POST', url: '/admin/cases', payload: { limit: 2 } })
    ).json<{ cases: { case_id: string }[]; next: string }>();
    const second = await queueOf(support, { limit: 2, after: first.next });
    expect(first.cases.map(({ case_id: one }) => one)).not.toContain(second[0]?.case_id);
  });

  test('closes without an answer, telling the customer, and opens again with a due time', async () => {
    const { case_id: id, number } = await openCaseOf(customer);
    await act(support, id, ['PUT', 'state'], { state: 'closed', reason: 'Повтор' });
    expect((await lettersOf(customer.email)).at(-1)?.subject).toContain(`Обращение № ${number} закрыто`);
    await act(support, id, ['PUT', 'state'], { state: 'open' });
    const page = await seenBy(support, id);
    expect(page.case).toMatchObject({ state: 'open', due_date: expect.any(String) });
    expect(page.events.map(({ kind, text }) => [kind, text])).toEqual([
      ['opened', ''],
      ['closed', 'Повтор'],
      ['reopened', ''],
    ]);
  });
});
