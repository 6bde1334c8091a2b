import type { APIRoute } from 'astro'
import { translator } from '#i18n/server.ts'
import { brand } from '#lib/brand.ts'
import { directionOf, localeOf } from '#lib/language-details.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { themeColour } from '#lib/theme-colour.ts'

/** The web app manifest, with which a phone can install the site. */
export const GET: APIRoute = () => {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: translator(defaultLanguage, 'home')('description'),
    lang: localeOf[defaultLanguage],
    dir: directionOf[defaultLanguage],
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: themeColour(brand),
    theme_color: themeColour(brand),
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  }
  return new Response(JSON.stringify(manifest))
}
