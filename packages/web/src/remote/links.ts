/** Where the part of the address after the # leads. That part never reaches a server. */
export type Address =
  | { readonly is: 'table'; readonly table: string; readonly key: string }
  | { readonly is: 'check'; readonly table?: string }
  | { readonly is: 'game'; readonly id: string }
  | { readonly is: 'companion'; readonly system: string; readonly procedure?: string }
  | { readonly is: 'start' };

export function readAddress(hash: string): Address {
  const table = /^#\/table\/([\w-]+)\/([\w-]+)$/.exec(hash);
  if (table) return { is: 'table', table: table[1] as string, key: table[2] as string };
  const check = /^#\/check(?:\/([\w-]+))?$/.exec(hash);
  if (check) return { is: 'check', ...(check[1] !== undefined && { table: check[1] }) };
  const piece = /^#companion=([\w-]+)(?:\/([\w-]+))?$/.exec(hash);
  if (piece)
    return {
      is: 'companion',
      system: piece[1] as string,
      ...(piece[2] !== undefined && { procedure: piece[2] }),
    };
  const game = /^#game=(\w+)$/.exec(hash);
  return game ? { is: 'game', id: game[1] as string } : { is: 'start' };
}

export const tableHash = (table: string, key: string): string => `#/table/${table}/${key}`;

export const checkHash = (table?: string): string => `#/check${table === undefined ? '' : `/${table}`}`;

export const companionHash = (system: string, procedure?: string): string =>
  `#companion=${system}${procedure === undefined ? '' : `/${procedure}`}`;

/** A link for somebody else. It contains the key, so anyone who has it can sit there. */
export function tableLink(table: string, key: string, here: string = location.href): string {
  const url = new URL(here);
  url.hash = tableHash(table, key);
  return url.href;
}
