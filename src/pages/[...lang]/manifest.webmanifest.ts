import type { APIRoute } from 'astro'
import { siteData } from '#catalogue/site.ts'
import { languagePaths, pathIn, translator } from '#i18n/server.ts'
import { brand } from '#lib/brand.ts'
import { screenshots } from '#lib/install-pictures.ts'
import { directionOf, localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { themeColour } from '#lib/theme-colour.ts'
import { memberLinks } from '#sections/screens.ts'

export const getStaticPaths = languagePaths

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** Screens of the member centre that a long press on the icon leads to, after the slots. */
const shortcutScreens = ['depositv2', 'rewardCenter', '']

/** The web app manifest, with which a phone can install the site, in the page's language. Installed, it is one app in all of them. */
export const GET: APIRoute<{ language: SiteLanguage }> = async ({ props: { language } }) => {
  const { features } = await siteData(language)
  const shortcuts = [
    { text: translator(language, 'common')('nav.slots'), href: pathIn(language, '/rng/') },
    ...memberLinks(language, shortcutScreens, features),
  ]
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: translator(language, 'home')('description'),
    categories: ['games', 'entertainment'],
    lang: localeOf[language],
    dir: directionOf[language],
    id: '/',
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: themeColour(brand),
    theme_color: themeColour(brand),
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
    shortcuts: shortcuts.map(({ text, href }) => ({ name: text, url: href, icons: [icon(192)] })),
    // They show the built-in brand.
    ...(!process.env.BRAND && { screenshots: screenshots(language, translator(language, 'lobby')('title.RNG')) }),
  }
  return new Response(JSON.stringify(manifest))
}
