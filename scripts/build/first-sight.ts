// Build step: puts the styles of the first screen into each page, so that its style sheets do not delay the first
// paint. On a slow phone a sheet is a round trip between the page and its first paint (decision 0043).
import { readFileSync } from 'node:fs'
import postcss, { type Container } from 'postcss'
import { directionOf } from '#lib/language-details.ts'
import { siteLanguages } from '#lib/languages.ts'
import type { BuiltSite, PageStep } from './pages.ts'

/** Names the last element of the first screen; pages with the same one look alike at first sight. */
const firstScreen = /<link rel="expect" href="(#[\w-]+)" blocking="render">/
const sheet = /<link rel="stylesheet" href="\/([^"]+)">/g
/** Parts far below, or parts that no page has at first. The element itself is there. */
const later = /(<(footer|template|noscript)\b[^>]*>)[\s\S]*?<\/\2>/g
/** Messages that a script shows later. */
const unshown = /<\w+\b[^>]*\shidden(?=[\s>=])[^>]*>/g

export function firstSight({ root, samples }: BuiltSite): PageStep {
  const styles = new Map<string, string>()
  for (const [screen, alike] of Map.groupBy(samples, (html) => firstScreen.exec(html)?.[1])) {
    if (screen === undefined) continue
    const sheets = new Set(alike.flatMap(sheetsOf))
    const css = [...sheets].map((file) => readFileSync(root + file, 'utf8')).join('')
    styles.set(screen, `<style>${styleOf(css, alike.join(''))}</style>`)
  }
  return {
    page(html) {
      const style = styles.get(firstScreen.exec(html)?.[1] ?? '')
      if (style === undefined) return html
      const links = [...html.matchAll(sheet)].map(([link]) => link).join('')
      // React puts the sheets of popups behind the last link that bears their name (`ui/Dialog.tsx`).
      const last = links.replace(/>$/, ' data-precedence="popup">')
      return html
        .replace(sheet, '')
        .replace('</head>', () => `${style}</head>`)
        .replace('</body>', `${last}</body>`)
    },
  }
}

const sheetsOf = (html: string) => [...html.matchAll(sheet)].map(([, file = '']) => file)

/** States that need an action of the person. */
const state =
  /:(?:hover|active|focus|checked|disabled|popover-open|modal|target|autofill|user-invalid)|::(?:selection|backdrop)|\[open\]/
/** Declarations without effect before any input; keyframes stay in the sheet. */
const still = /^(?:transition|animation|cursor|overscroll-behavior|user-select|touch-action|will-change)/
/** Arguments of these say nothing of whether an element is in the page. */
const conditions = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g

/**
 * The rules of a sheet that apply to what some pages show first, in their order. The whole sheet comes after them, with every
 * rule once more: where both have one, both say the same, so a rule too few or too many here changes no page for long.
 */
export function styleOf(css: string, html: string): string {
  const shown = html.replace(later, '$1').replace(unshown, '')
  const classes = new Set([...shown.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const isMirrored = siteLanguages.some((language) => directionOf[language] === 'rtl')
  const isLight = /<html\b[^>]*\sdata-theme="light"/.test(html)
  const applies = (selector: string) => {
    if (!isLight && selector.includes('data-theme=light')) return false
    if (!isMirrored && selector.includes('[dir=rtl]')) return false
    const plain = selector.replace(conditions, '')
    return !state.test(plain) && [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
  }
  const tree = postcss.parse(css)
  tree.walkAtRules((rule) => {
    if (/keyframes$/.test(rule.name) || (rule.name === 'media' && /print|forced-colors/.test(rule.params)))
      rule.remove()
  })
  tree.walkRules((rule) => {
    const selectors = rule.selectors.filter(applies)
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  tree.walkDecls(still, (declaration) => {
    declaration.remove()
  })
  withoutEmpty(tree)
  const text = tree.toString()
  tree.walkDecls(/^--/, (token) => {
    if (!text.includes(`var(${token.prop}`)) token.remove()
  })
  return tree.toString()
}

/** `@layer a, b;` has no block and stays. */
function withoutEmpty(of: Container): void {
  of.each((node) => {
    if ((node.type !== 'atrule' && node.type !== 'rule') || !node.nodes) return
    withoutEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
