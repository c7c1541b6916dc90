import type { CaseMessage } from '@proverka/contract/support-case';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

type WrittenMessage = CaseMessage & { readonly written_by: string };

/** The conversation, the earliest first. What was said in a dispute stands with the dispute and is read from there. */
export async function readMessages(db: Connection, caseId: string): Promise<WrittenMessage[]> {
  const { rows } = await sql<MessageRow>`
    with said as (
      select m.id, m.author, m.text, m.created_at, m.user_id from case_message m where m.case_id = ${caseId}
      union all
      select d.id, 'customer', d.text, d.opened_at, d.user_id
      from support_case c join dispute d on d.id = c.dispute_id where c.id = ${caseId}
      union all
      select c.id, 'staff', d.answer, d.answered_at, d.answered_by
      from support_case c join dispute d on d.id = c.dispute_id where c.id = ${caseId} and d.answered_at is not null
    )
    select said.*, coalesce(u.name, '') as written_by, coalesce((
      select json_agg(json_build_object('document_id', f.id, 'file_name', f.name, 'bytes', f.bytes) order by f.id)
      from case_document f where f.message_id = said.id
    ), '[]') as documents
    from said left join app_user u on u.id = said.user_id order by created_at, said.id`.execute(db);
  return rows.map(({ id, author, text, created_at: at, written_by, documents }) => ({
    message_id: id,
    author,
    text,
    date: at.toISOString(),
    documents,
    written_by,
  }));
}

interface MessageRow {
  readonly id: string;
  readonly author: 'customer' | 'staff';
  readonly text: string;
  readonly created_at: Date;
  readonly written_by: string;
  readonly documents: CaseMessage['documents'];
}
