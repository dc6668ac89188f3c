/** The name of a field or thing in data, as words: "hitsToKill" is "hits to kill", "duck-back" is "duck back". */
export function inWords(name: string): string {
  if (/^[a-z]+([A-Z][a-z]+)+$/.test(name))
    return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return /^[a-z]+(-[a-z\d]+)+$/.test(name) ? name.replace(/-/g, ' ') : name.replace(/_/g, ' ');
}
