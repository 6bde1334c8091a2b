/** Shortens a drawing without changing the picture: repeated commands, spaces, zeros, doubled colour digits. */
const tighten = (svg: string): string =>
  svg
    .replace(/ (d|transform)="([^"]*)"/g, (_, key: string, value: string) => {
      const short = value
        .replace(/(?<![\d.])0\.(?=\d)/g, '.')
        .replace(/([a-zA-Z ]) +/g, '$1')
        .replace(/ -/g, '-')
        .replace(/(\.\d+) (?=\.)/g, '$1')
      return ` ${key}="${key === 'd' ? joinRuns(short) : short}"`
    })
    .replace(/="(-?)0\.(?=\d)/g, '="$1.')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3')

function joinRuns(d: string): string {
  let out = d
  for (const command of 'LlQqCctT') {
    out = out.replace(
      new RegExp(`(${command}[-\\d. ]+)(?:${command}[-\\d. ]+)+`, 'g'),
      (run) => command + run.slice(1).replaceAll(command, ' ').replace(/ -/g, '-'),
    )
  }
  return out
}

/** Wraps layers into one SVG document of w × h units. */
export const picture = (w: number, h: number, defs: readonly string[], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs.map(tighten).join('')}</defs>${tighten(body)}</svg>\n`
