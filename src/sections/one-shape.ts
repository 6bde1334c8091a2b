const number = '-?\\d*\\.?\\d+'

/**
 * Combines the shapes of an icon that are drawn with the same pen to one path. Every page contains all icons, so fewer
 * elements make each page lighter.
 *
 * @param shapes `path`, `circle` and `rect` elements; those with other attributes are not changed
 */
export function oneShape(shapes: string): string {
  const all = shapes.match(/<[^>]+>/g) ?? []
  const paths = all.map(pathOf)
  const joined = paths.filter((path) => path !== undefined).join('')
  return [...(joined ? [`<path d="${joined}"/>`] : []), ...all.filter((_, place) => paths[place] === undefined)].join(
    '',
  )
}

/** Path data of a shape; undefined if it has attributes besides its geometry. */
function pathOf(shape: string): string | undefined {
  const attributes = Object.fromEntries(
    [...shape.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const names = Object.keys(attributes).sort().join(' ')
  const value = (name: string) => Number(attributes[name])
  if (names === 'd') return absoluteStart(attributes.d ?? '')
  if (names === 'cx cy r') {
    const r = value('r')
    return `M${value('cx') - r} ${value('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  if (names === 'height rx width x y') {
    const r = value('rx')
    const [across, down] = [value('width') - 2 * r, value('height') - 2 * r]
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`
    return `M${value('x') + r} ${value('y')}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`
  }
  return undefined
}

/** Path data that can follow other path data: its first point is absolute. */
function absoluteStart(data: string): string {
  return data.replace(
    new RegExp(`^m(${number})[ ,]?(${number})[ ,]?(?=([\\d.-])?)`),
    (_, x, y, next) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  )
}
