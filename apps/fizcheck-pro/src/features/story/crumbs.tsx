/** Breadcrumbs from the main page. */
export function Crumbs({ current }: { readonly current: string }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className="pro-crumbs">
        <li>
          <a href="/">Главная</a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
