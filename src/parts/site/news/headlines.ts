import { h, type Markup } from '#ui/markup/markup.ts'

interface Headline {
  readonly id: string
  readonly title: string
}

/** The headlines of the strip, twice for its loop; only the first of each is for screen readers. */
export const headlineItems = (headlines: readonly Headline[]): Markup[] => [
  ...headlines.map(({ id, title }) => h('li', {}, h('a', { href: `#notice-${id}` }, title))),
  ...headlines.map(({ title }) => h('li', { 'aria-hidden': 'true' }, title)),
]
