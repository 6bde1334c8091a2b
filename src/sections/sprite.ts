import wordmark from '#ui/logo/wordmark.svg?raw'
import { oneShape } from './one-shape.ts'

const everywhere = import.meta.glob<string>('/src/ui/icons/*.svg', { query: '?raw', import: 'default', eager: true })
const inCentres = import.meta.glob<string>('/src/ui/icons/centre/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const inner = (svg: string) => svg.replace(/^<svg[^>]*>(?:<title>[^<]*<\/title>)?/, '').replace(/<\/svg>\s*$/, '')

/** The icon's id is on its only shape, or on a group of shapes. */
const named = (id: string, shapes: string) =>
  /^<[^>]+>$/.test(shapes) ? shapes.replace(/^<\w+/, `$& id="${id}"`) : `<g id="${id}">${shapes}</g>`

/** `i-` and the name of its file is the id of each icon. */
const spriteOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([path, svg]) => named(`i-${path.replace(/^.*\/|\.svg$/g, '')}`, oneShape(inner(svg))))
    .join('')

/** The icons of every page. */
export const icons = spriteOf(everywhere)

/** The icons that only the centres of members and agents show. */
export const centreIcons = spriteOf(inCentres)

/** The shapes of the operator's name. */
export const wordmarkShapes = inner(wordmark)
