import { CallError } from '#api/errors.ts'
import { getDomainRoute } from '#contract/site/system/get-domain-route.ts'
import { nodeOf } from '#light/element.ts'
import { whenIdle } from '#light/when-idle.ts'
import { mirrorItems } from '#parts/site/system/mirrors.ts'
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
  const entries = mirrorItems(list, location.origin).map((item) => nodeOf(item))
  box.querySelector('ul')?.replaceChildren(...entries)
  const none = box.querySelector('p')
  if (none) none.hidden = entries.length > 0
}
