import { pathIn } from '#i18n/server.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { NavLane } from './data.ts'

/** Where a vendor of a lane leads: an only one where the lane itself does, others to the lobby, showing them alone. */
export function vendorAddress(language: SiteLanguage, { route, target }: NavLane, vendor: string): string {
  if (target !== route) return addressIn(language, target)
  const [path = route] = route.split('?')
  return `${pathIn(language, path)}?vendor=${encodeURIComponent(vendor)}`
}

/** A route in a language, with its query and hash as they are; a whole address stays what it is. */
export function addressIn(language: SiteLanguage, route: string): string {
  if (!route.startsWith('/')) return route
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  return pathIn(language, path) + rest
}
