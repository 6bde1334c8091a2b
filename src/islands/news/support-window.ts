import { customerServiceUrl } from '#lib/customer-service.ts'
import { loadPermission } from '#stores/permission.ts'

/** Specification §9. */
const size = 'popup,width=440,height=750'

/**
 * Points a link at customer service: the address of the operator's configuration, decrypted and checked. Where there is
 * none, or only the help page, the link stays the ordinary one it was built as.
 */
export async function prepareSupport(link: HTMLAnchorElement, language: string): Promise<void> {
  const permission = await loadPermission(language)
  const path = permission?.info.customerService[0]?.path ?? link.dataset.support ?? ''
  const url = customerServiceUrl(path, location.origin)
  // A page of the site is in the site's own words and language already.
  if (!url || (url.origin === location.origin && url.pathname.endsWith('/help/'))) return
  link.href = url.href
  link.target = 'support'
  link.rel = 'noopener'
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.open(url, 'support', `${size},noopener`)
  })
}
