import { CallError } from '#api/errors.ts'
import { getDomainRoute } from '#contract/site/system/get-domain-route.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import { whenIdle } from '#light/when-idle.ts'
import { call } from '#stores/call.ts'

/**
 * Loads the current list as soon as the page is at rest, because people come only for it. If that fails, the list of the build
 * stays.
 */
export function refreshMirrors(): void {
  const box = document.querySelector<HTMLElement>('[data-mirrors]')
  if (!box) return
  whenIdle(() => {
    call(getDomainRoute, {}).then(
      ({ list }) => show(box, list),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
      },
    )
  })
}

function show(box: HTMLElement, list: readonly { url: string; name: string }[]): void {
  const entries = list.flatMap(({ url, name }) => {
    const checked = checkedUrl(url, location.origin)
    if (!checked) return []
    const entry = document.createElement('li')
    const link = document.createElement('a')
    const title = document.createElement('strong')
    const host = document.createElement('span')
    title.textContent = name
    host.textContent = checked.host
    Object.assign(link, { href: checked.href, rel: 'noopener' })
    link.append(title, host)
    entry.append(link)
    return [entry]
  })
  box.querySelector('ul')?.replaceChildren(...entries)
  const none = box.querySelector('p')
  if (none) none.hidden = entries.length > 0
}
