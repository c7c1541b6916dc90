/** Simple one-path icons of our own next to the names of networks; no trademarked logos. */
const shapes: Readonly<Record<string, string>> = {
  facebook: 'M15 5h-2a3 3 0 0 0-3 3v12M7 12h7',
  messenger:
    'M12 4c-5 0-8.5 3.3-8.5 7.5 0 2.3 1 4.2 2.7 5.6V20l2.7-1.5c1 .3 2 .4 3.1.4 5 0 8.5-3.3 8.5-7.4S17 4 12 4ZM7.5 13.5l3-3 2.5 2 3.5-2.5',
  odnoklassniki:
    'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM7.5 13.2c2.8 1.9 6.2 1.9 9 0M12 14.8l-4 5m4-5 4 5',
  telegram: 'M20 5 3.5 11.5l5 2 2 5.5 3-3.5 4 3L20 5ZM8.5 13.5 20 5l-9 10',
  twitter: 'M5 5l14 14M19 5 5 19',
  viber:
    'M7.5 4.5c-2 .8-2.9 2.3-2.4 4.4 1 4.7 4.4 8.6 9 10.6 2 .8 3.8.2 4.7-1.8l-3.3-3-2 1c-2.2-1-3.7-2.6-4.5-4.800l1.3-1.7-2.8-4.700ZM14 5c2.8.4 4.6 2.2 5 5',
  vk: 'M4 7c.4 6 3.6 10 9 10V7m0 5.500c2.5-.4 4.5-2.5 5.2-5.500M13 12.500c2.8.2 5 1.8 6.2 4.5',
  whatsapp:
    'M4.5 19.500l1.1-4A8 8 0 1 1 8.7 18.500l-4.2 1ZM9 8.500c.2 3.5 2.8 6.2 6.5 6.500l.5-1.8-2.2-1-1 1c-1-.5-1.7-1.2-2.2-2.200l1-1-1-2.200L9 8.500Z',
};

export function ShareMark({ id }: { readonly id: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[id]} />
    </svg>
  );
}
