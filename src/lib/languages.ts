/**
 * Languages that the site is built in. The first one is the default and has no prefix in addresses. To add a language,
 * add its folder to `locales/` and its code here.
 */
export const siteLanguages = ['pt', 'en'] as const
export type SiteLanguage = (typeof siteLanguages)[number]
export const defaultLanguage: SiteLanguage = siteLanguages[0]
