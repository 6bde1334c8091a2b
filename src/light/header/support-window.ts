import { customerServiceUrl } from '#lib/customer-service.ts'
import { loadPermission } from '#stores/site/system/permission.ts'

/** Size of the window (product rule 13.1). */
const size = 'popup,width=440,height=750'

/** Pages of the site. The built link already leads to one in the language of its page. */
const own = /\/(help|support)\/$/

/**
 * Sets the address of customer service on a link that opens a window: the operator's address, decrypted and checked.
 * Without a valid address the window shows the page that the link was built with.
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
