import { statusOf } from '#contract/site/system/permission.ts'
import { momentText } from '#lib/moment-text.ts'
import { loadPermission } from '#stores/site/system/permission.ts'
import { pageLanguage } from './page-language.ts'
import { wordsOf } from './words.ts'

/**
 * Shows on `/maintenance` and `/region` the data of the gateway: the visitor's address, the end, and whether the site
 * is open.
 */
export async function fillScreen(screen: HTMLElement): Promise<void> {
  const { language, locale } = pageLanguage()
  const [permission, t] = await Promise.all([loadPermission(language), wordsOf(locale)])
  const note = screen.querySelector<HTMLElement>('[data-note]')
  if (!permission || !note) return
  const status = statusOf(permission)
  const { maintenanceUntil, location } = permission
  if (screen.dataset.screen === 'region') note.textContent = t('region.ip', { ip: location.ip })
  else if (status === 1 && maintenanceUntil)
    note.textContent = t('maintenance.until', { when: momentText(maintenanceUntil, locale) })
  const open = screen.querySelector<HTMLElement>('[data-open]')
  if (open) open.hidden = status !== 0
}
