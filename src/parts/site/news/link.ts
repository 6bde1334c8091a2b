import { h, type Markup } from '#ui/markup/markup.ts'

/** The `rel` of a link: other sites learn nothing of this one. */
export const relOf = (href: string): 'noopener' | undefined => (href.startsWith('/') ? undefined : 'noopener')

/** Tells screen readers what a button or fold is about. */
export const unseen = (title: string): Markup => h('span', { class: 'unseen' }, `: ${title}`)
