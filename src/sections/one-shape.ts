const number = '-?\\d*\\.?\\d+'

/**
 * The shapes of an icon as few elements as they can be: what is drawn with the same pen becomes one path. A page has every
 * icon, and each element of it costs.
 *
 * @param shapes `path`, `circle` and `rect` elements; those with attributes of their own stay as they are
 */
export function oneShape(shapes: string): string {
  const all = shapes.match(/<[^>]+>/g) ?? []
  const paths = all.map(pathOf)
  const joined = paths.filter((path) => path !== undefined).join('')
  return [...(joined ? [`<path d="${joined}"/>`] : []), ...all.filter((_, place) => paths[place] === undefined)].join(
    '',
  )
}

/** Path data of a shape; undefined where an attribute says more than its form. */
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

/** Path data that may follow other: where it begins is no longer seen from where those ended. */
function absoluteStart(data: string): string {
  return data.replace(
    new RegExp(`^m(${number})[ ,]?(${number})[ ,]?(?=([\\d.-])?)`),
    (_, x, y, next) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  )
}
