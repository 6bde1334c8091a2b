import { classes, h, type Markup } from './markup.ts'

interface Options {
  readonly small?: boolean
  /** It points along the line, so it is mirrored where people read from right to left. */
  readonly turns?: boolean
}

/** An icon of the page's sprite. @param name of a file in `ui/icons`, on screens of the centres also in its folder `centre` */
export const icon = (name: string, { small = false, turns = false }: Options = {}): Markup =>
  drawing(h('use', { href: `#i-${name}` }), classes('icon', small && 'icon--s', turns && 'icon--turns'))

/** An icon that the sprite does not have. @param path data of a path in a box of 24 × 24, to be stroked */
export const outline = (path: string): Markup => drawing(h('path', { d: path }), 'icon')

const drawing = (shape: Markup, name: string) =>
  h('svg', { class: name, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, shape)
