/** A noun for a count: "Mob", "Witches", "Bodies". */
export function plural(name: string, count: number): string {
  if (count === 1) return name;
  if (/(s|x|ch|sh)$/i.test(name)) return `${name}es`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}
