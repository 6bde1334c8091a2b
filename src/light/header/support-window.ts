import { customerServiceUrl } from '#lib/customer-service.ts'
import { loadPermission } from '#stores/permission.ts'

/** Product rule 13.1. */
const size = 'popup,width=440,height=750'

/** Pages of the site, which a link is built to in the language of its own page. */
const own = /\/(help|support)\/$/

/**
 * Points a link at customer service, in a window of its own: the address of the operator's configuration, decrypted and
 * checked. Where there is none that may be followed, the window shows the page that the link was built to.
 */
export async function prepareSupport(link: HTMLAnchorElement, language: string): Promise<void> {
  const permission = await loadPermission(language)
  const path = permission?.info.customerService[0]?.path ?? link.dataset.support ?? ''
  const url = customerServiceUrl(path, location.origin)
  if (url && !(url.origin === location.origin && own.test(url.pathname))) link.href = url.href
  link.target = 'support'
  link.rel = 'noopener'
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.open(link.href, 'support', `${size},noopener`)
  })
}
