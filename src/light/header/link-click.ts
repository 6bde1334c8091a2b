import { countLinkClick } from '#contract/agents/links/count-link-click.ts'
import { call } from '#stores/call.ts'

/** Reports a visit by an agent's link; not a page that the browser only prepares. */
export function reportClick(code: string): void {
  if (!/^[\w.-]{1,64}$/.test(code)) return
  const report = () => void call(countLinkClick, { code }).catch(() => undefined)
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true })
  } else report()
}
