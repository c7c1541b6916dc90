/** The counters' ids of this browser, named as in an order's metadata (specification, section 3). */
export interface CounterIds {
  readonly yandexClientID?: string;
  readonly ga_client_id?: string;
}

/** Reads the counters' ids from the page's cookies; empty on a page without counters. */
export function counterIds(cookies: string): CounterIds {
  const metrica = cookieOf(cookies, '_ym_uid');
  // «GA1.1.1111111111.1700000000»: the version and the depth of the domain come first, then the id.
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
