/** By what counters know this browser, named as an order's metadata names it (specification, section 3). */
export interface CounterIds {
  readonly yandexClientID?: string;
  readonly ga_client_id?: string;
}

/** What counters left in the page's cookies; a page without counters has nothing to tell. */
export function counterIds(cookies: string): CounterIds {
  const metrica = cookieOf(cookies, '_ym_uid');
  // «GA1.1.1111111111.1700000000»: version and depth of the domain first, the id after them.
  const analytics = /^GA\d+\.\d+\.(?<id>\d+\.\d+)$/.exec(cookieOf(cookies, '_ga'))?.groups?.['id'];
  return {
    ...(/^\d{1,100}$/.test(metrica) && { yandexClientID: metrica }),
    ...(analytics !== undefined && { ga_client_id: analytics }),
  };
}

function cookieOf(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
