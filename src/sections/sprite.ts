import wordmark from '#ui/logo/wordmark.svg?raw'
import { oneShape } from './one-shape.ts'

const files = import.meta.glob<string>('/src/ui/icons/*.svg', { query: '?raw', import: 'default', eager: true })

const inner = (svg: string) => svg.replace(/^<svg[^>]*>(?:<title>[^<]*<\/title>)?/, '').replace(/<\/svg>\s*$/, '')

/** The icon's id is on its only shape, or on a group of shapes. */
const named = (id: string, shapes: string) =>
  /^<[^>]+>$/.test(shapes) ? shapes.replace(/^<\w+/, `$& id="${id}"`) : `<g id="${id}">${shapes}</g>`

/** All icons of the site, the same for every page: `i-` and the name of its file is the id of each. */
export const icons = Object.entries(files)
  .map(([path, svg]) => named(`i-${path.replace(/^.*\/|\.svg$/g, '')}`, oneShape(inner(svg))))
  .join('')

/** The shapes of the operator's name. */
export const wordmarkShapes = inner(wordmark)
