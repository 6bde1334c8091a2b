import { pathIn } from '#i18n/server.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { NavLane } from './data.ts'

/** The address of a vendor in a lane: the lobby with only this vendor. An only vendor leads where its lane leads. */
export function vendorAddress(language: SiteLanguage, { route, target }: NavLane, vendor: string): string {
  if (target !== route) return addressIn(language, target)
  const [path = route] = route.split('?')
  return `${pathIn(language, path)}?vendor=${encodeURIComponent(vendor)}`
}

/** A route in a language, with its query and hash. A full address is not changed. */
export const addressIn = (language: SiteLanguage, route: string): string =>
  route.startsWith('/') ? pathIn(language, route) : route
