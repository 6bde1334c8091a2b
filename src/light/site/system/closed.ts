import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { loadPermission } from '#stores/site/system/permission.ts'
import { pageLanguage } from './page-language.ts'
import { wordsOf } from './words.ts'

/**
 * Covers the page: maintenance (1) or region block (2). The page stays below, so that nothing typed is lost when the site
 * opens again.
 *
 * @returns opens the page again
 */
export async function showClosed(status: number): Promise<() => void> {
  const { language, locale } = pageLanguage()
  const [t, permission] = await Promise.all([wordsOf(locale), loadPermission(language)])
  const screen = document.createElement('dialog')
  screen.className = 'closed'
  screen.setAttribute('aria-labelledby', 'closed-title')
  screen.addEventListener('cancel', (event) => event.preventDefault())
  const name = status === 1 ? 'maintenance' : 'region'
  const box = add(screen, 'div', 'screen')
  const picture = add(box, 'img')
  Object.assign(picture, { src: '/art/logo/mark.svg', width: 88, height: 88, alt: '' })
  add(box, 'h2', '', t(`${name}.heading`)).id = 'closed-title'
  add(box, 'p', '', permission?.maintenanceMessage && status === 1 ? permission.maintenanceMessage : t(`${name}.text`))
  if (status === 1 && permission?.maintenanceUntil) {
    add(box, 'p', 'screen__note', t('maintenance.until', { when: momentText(permission.maintenanceUntil, locale) }))
  }
  if (status === 2 && permission) add(box, 'p', 'screen__note', t('region.ip', { ip: permission.location.ip }))
  const link = add(box, 'a', 'button button--main', t('support'))
  // Customer service opens in a window and is never closed.
  link.setAttribute('href', localPath(language, '/support/'))
  link.dataset.support = permission?.info.customerService[0]?.path ?? ''
  document.body.append(screen)
  screen.showModal()
  return () => {
    screen.close()
    screen.remove()
  }
}

function add<Name extends keyof HTMLElementTagNameMap>(to: HTMLElement, name: Name, className = '', text = '') {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  to.append(element)
  return element
}
