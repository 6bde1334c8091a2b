import { messagesOf } from '#i18n/server.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'

/**
 * The texts on the banners of agents' links, one file for each language, because a banner may have another language
 * than its page.
 */
export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }))

export const GET = ({ props: { language } }: { readonly props: { readonly language: SiteLanguage } }) =>
  Response.json(messagesOf(language, 'links-banner'))
