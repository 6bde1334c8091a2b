import type { LanguageCode } from './language-registry.ts'

/**
 * Languages the site is built in: those of the registry that `locales/` has. The first is the default and has no prefix
 * in addresses. A further one is a folder in `locales/` and its code here.
 */
export const siteLanguages = ['pt', 'en'] as const satisfies readonly LanguageCode[]
export type SiteLanguage = (typeof siteLanguages)[number]
export const defaultLanguage: SiteLanguage = siteLanguages[0]
