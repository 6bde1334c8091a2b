const longest = 300

/** What failed and the beginning of its error, on one line of the log. */
export function failedLine(where: string, why = ''): string {
  return `${where}: ${why.replace(/\s+/g, ' ').slice(0, longest)}`
}
