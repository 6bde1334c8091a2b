import type { SiteLanguage } from '#i18n/languages.ts'
import { pathIn } from '#i18n/server.ts'

/** A route in a language, with its query and hash as they are; a whole address stays what it is. */
export function addressIn(language: SiteLanguage, route: string): string {
  if (!route.startsWith('/')) return route
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  return pathIn(language, path) + rest
}
