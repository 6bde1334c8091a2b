import type { HelpArticle, HelpPart } from '#lib/help-article.ts'
import type { LookUp } from '#lib/messages.ts'
import { screenRoute } from '#lib/screen-route.ts'

/** Anchors of the help page, in their order. The footer, the menu and the registration form link to them. */
export const helpTerms = [
  'about',
  'account',
  'security',
  'deposit',
  'rounds',
  'fairness',
  'responsible',
  'crisis',
  'support',
  'terms',
  'privacy',
] as const
type HelpTerm = (typeof helpTerms)[number]

/**
 * Parts of an article: `h` is a heading, `p` a paragraph, a number a list with that many items, an array a list of
 * links.
 */
type Shape = readonly ('h' | 'p' | number | { readonly steps: number } | readonly string[])[]

const shapes: Readonly<Record<HelpTerm, Shape>> = {
  about: ['p', 'h', 4, 'h', 'p', 'p', ['/rng/']],
  account: ['h', { steps: 5 }, 'h', 'p', 'p', 'h', 'p', 'p', ['/register/', '/login/']],
  security: ['h', 4, 'h', 'p', 'p', 'h', 5],
  deposit: ['h', { steps: 4 }, 'h', 4, 'h', 'p', 'p', [screenRoute('member', 'depositv2')]],
  rounds: [
    'h',
    { steps: 4 },
    'h',
    'p',
    'p',
    'h',
    'p',
    'h',
    'p',
    'h',
    'p',
    [screenRoute('member', 'personalHistoryCopy')],
  ],
  fairness: ['h', 'p', 'p', 'p', 'h', 'p', 'p', ['/fairness/', '/jackpot/', '/returns/'], 'h', 4],
  responsible: ['p', 'h', 6, 'h', 7, 'h', 'p', 'h', 'p', ['/help/#crisis']],
  crisis: ['h', 'p', 4, ['tel:188', 'https://cvv.org.br/']],
  support: ['h', 4, 'h', 'p', 'p', ['/support/', '/feedback/']],
  terms: [
    ...(['h', 'p', 'p', 'h', 'p', 4, 'h', 'p', 'p', 'h', 'p', 'p', 'h', 'p', 'p', 'h', 'p', 'h', 'p'] as const),
    ...(['h', 5, 'h', 'p', 'h', 'p', 'h', 'p', 'h', 'p', ['/help/#privacy', '/help/#responsible']] as const),
  ],
  privacy: [
    ...(['h', 'p', 'h', 6, 'p', 'h', 5, 'h', 'p', 3, 'h', 'p', 'p', 'h', 'p', 3] as const),
    ...(['h', 'p', 'h', 5, 'p', 'h', 'p', 'h', 'p', ['/help/#security']] as const),
  ],
}

/** All articles, translated by `t`, which needs the area `help`. */
export function helpArticles(t: LookUp): readonly HelpArticle[] {
  return helpTerms.map((term) => ({
    term,
    title: t(`${term}.title`),
    lead: t(`${term}.lead`),
    parts: partsOf(term, t),
  }))
}

/**
 * Keys are counted per article and kind: `deposit.p1`, `deposit.p2`; the second list starts with `deposit.list2.item1`.
 */
function partsOf(term: HelpTerm, t: LookUp): readonly HelpPart[] {
  const counts = { h: 0, p: 0, list: 0, link: 0 }
  return shapes[term].map((shape): HelpPart => {
    if (shape === 'h') return { kind: 'heading', text: t(`${term}.h${++counts.h}`) }
    if (shape === 'p') return { kind: 'text', text: t(`${term}.p${++counts.p}`) }
    if (typeof shape === 'number') return { kind: 'list', items: itemsOf(shape) }
    if ('steps' in shape) return { kind: 'steps', items: itemsOf(shape.steps) }
    return { kind: 'links', links: shape.map((href) => ({ href, text: t(`${term}.link${++counts.link}`) })) }
  })

  function itemsOf(length: number): string[] {
    const list = ++counts.list
    return Array.from({ length }, (_, index) => t(`${term}.list${list}.item${index + 1}`))
  }
}
