import type { DeskCasePage } from '@proverka/contract/desk-cases';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentWords } from '@proverka/words/moments';
import { brandWords } from '../../controls/account-words.ts';
import { deskCaseStateWords } from '../../controls/case-state-words.ts';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';

/** Who waits for what, and until when. */
export function CaseFacts({ page }: { readonly page: DeskCasePage }) {
  const row = page.case;
  const due =
    row.due_date === null ? (
      ''
    ) : (
      <span className={row.is_late ? desk.late : ''}>
        {momentWords(row.due_date)}
        {row.is_late && ', просрочено'}
      </span>
    );
  return (
    <Card as="section" aria-label="Обращение">
      <Facts
        facts={[
          ['Состояние', deskCaseStateWords[row.state]],
          ['Ответить до', due],
          ['Отвечает', row.assignee?.name ?? 'Никто'],
          ['Кто пишет', <Writer key="writer" page={page} />],
          ['Почта', `${row.email}${page.is_email_proven ? '' : ', не подтверждена'}`],
          ['О чём', [row.product_name_ru, row.report_number].filter(Boolean).join(' ')],
          ['Открыто', momentWords(row.opened_date)],
          ['Со страницы', page.page],
          ['Сайт', brandWords[row.brand]],
        ]}
      />
    </Card>
  );
}

function Writer({ page: { case: row } }: { readonly page: DeskCasePage }) {
  if (row.person_id === null) return row.person_name ? `${row.person_name}, гость` : 'Гость';
  if (row.person_name === null) return 'Пользователь';
  return (
    <Link to={`/admin/people/${row.person_id}/`} className={linkClassName()}>
      {row.person_name || row.email}
    </Link>
  );
}
