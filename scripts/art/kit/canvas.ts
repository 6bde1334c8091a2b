import { n } from './shapes.ts'

type Side = readonly [name: string, value: number, usual: number]

const attributes = (sides: readonly Side[]) =>
  sides
    .filter(([, value, usual]) => value !== usual)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/**
 * Gradients, clips and reused parts of one layer, without duplicates. Gradient stops are written
 * '#colour/opacity:offset', separated by spaces. The prefix separates the ids of layers; it must not be a hexadecimal
 * digit, so that no id looks like a colour.
 */
export class Canvas {
  readonly defs: string[] = []
  readonly #known = new Map<string, string>()
  readonly #prefix: string

  constructor(prefix = 'k') {
    this.#prefix = prefix
  }

  keep(key: string, build: (id: string) => string): string {
    return `url(#${this.#id(key, build)})`
  }

  /** Linear gradient; the direction is a vector in the shape's own box. */
  lin(text: string, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const dir = attributes([
      ['x1', x1, 0],
      ['y1', y1, 0],
      ['x2', x2, 1],
      ['y2', y2, 0],
    ])
    return this.keep(`l${text}${dir}`, (id) => `<linearGradient id="${id}"${dir}>${stops(text)}</linearGradient>`)
  }

  /** Radial gradient, for balls, glows and soft light. */
  rad(text: string, cx = 0.5, cy = 0.5, r = 0.5): string {
    const at = attributes([
      ['cx', cx, 0.5],
      ['cy', cy, 0.5],
      ['r', r, 0.5],
    ])
    return this.keep(`r${text}${at}`, (id) => `<radialGradient id="${id}"${at}>${stops(text)}</radialGradient>`)
  }

  /** Radial gradient in units of the picture. */
  light(text: string, x: number, y: number, r: number): string {
    const at = ` gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"`
    return this.keep(`b${text}${at}`, (id) => `<radialGradient id="${id}"${at}>${stops(text)}</radialGradient>`)
  }

  /** A shape that is drawn many times: stored once, placed with `at`. Returns its reference. */
  part(inner: string): string {
    return `#${this.#id(`p${inner}`, (id) => `<g id="${id}">${inner}</g>`)}`
  }

  letter(ch: string, d: string): string {
    return `#${this.#id(`t${ch}`, (id) => `<path id="${id}" d="${d}"/>`)}`
  }

  clip(inner: string): string {
    return this.keep(`c${inner}`, (id) => `<clipPath id="${id}">${inner}</clipPath>`)
  }

  #id(key: string, build: (id: string) => string): string {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const id = this.#prefix + this.#known.size.toString(36)
    this.#known.set(key, id)
    this.defs.push(build(id))
    return id
  }
}

/** Stops of a gradient. Throws if one is not written '#colour/opacity:offset'. */
function stops(text: string): string {
  const list = text.split(' ')
  return list
    .map((stop, i) => {
      const parts = /^(#\w+)(?:\/([\d.]+))?(?::([\d.]+))?$/.exec(stop)
      if (!parts) throw new SyntaxError(`Not a gradient stop: ${stop}`)
      const [, colour, opacity, offset] = parts
      const at = Number(offset ?? n((100 * i) / (list.length - 1)))
      return `<stop${at ? ` offset="${Math.round(at * 10) / 1000}"` : ''} stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')
}
