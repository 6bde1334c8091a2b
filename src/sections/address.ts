import type { SiteLanguage } from '#i18n/languages.ts'
import { pathIn } from '#i18n/server.ts'
import type { LobbyLane } from './data.ts'

/** The lobby of a lane, showing one vendor. */
export function vendorAddress(language: SiteLanguage, { route }: LobbyLane, vendor: string): string {
  const [path = route] = route.split('?')
  return `${pathIn(language, path)}?vendor=${encodeURIComponent(vendor)}`
}

/** A route in a language, with its query and hash as they are; a whole address stays what it is. */
export function addressIn(language: SiteLanguage, route: string): string {
  if (!route.startsWith('/')) return route
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  return pathIn(language, path) + rest
}
