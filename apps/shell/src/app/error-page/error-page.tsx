interface ErrorPageProps {
  readonly status: number;
}

export function ErrorPage({ status }: ErrorPageProps) {
  return (
    <main>
      <h1>{status === 404 ? 'Страница не найдена...' : 'Произошла ошибка, мы уже решаем эту проблему'}</h1>
    </main>
  );
}
