import { countLinkClick } from '#contract/agent/count-link-click.ts'
import { call } from '#stores/call.ts'

/** Tells the gateway of a visit by an agent's link; not of a page that the browser only prepares. */
export function tellClick(code: string): void {
  if (!/^[\w.-]{1,64}$/.test(code)) return
  const tell = () => void call(countLinkClick, { code }).catch(() => undefined)
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', tell, { once: true })
  } else tell()
}
