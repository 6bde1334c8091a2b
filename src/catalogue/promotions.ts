import type { SiteLanguage } from '#i18n/languages.ts'
import { translator } from '#i18n/server.ts'
import type { Promotion } from '#sections/data.ts'

const offers = [
  { id: 'free-play', picture: 'boas-vindas', href: '/rng/', rules: 3 },
  { id: 'exact-odds', picture: 'quinta-da-roleta', href: '/help/#fairness', rules: 3 },
  { id: 'instant-pix', picture: 'rodada-dupla', href: '/member/#depositv2', rules: 3 },
] as const

/**
 * What the site promotes. Offers that cost or credit money belong to the reward centre; these state what the product
 * does, so nothing here is promised that a player cannot have today.
 */
export function promotions(language: SiteLanguage): readonly Promotion[] {
  const t = translator(language, 'home')
  return offers.map(({ id, picture, href, rules }) => ({
    id,
    picture,
    title: t(`promotion.${id}.title`),
    lead: t(`promotion.${id}.lead`),
    rules: Array.from({ length: rules }, (_, index) => t(`promotion.${id}.rule${index + 1}`)),
    action: { text: t(`promotion.${id}.action`), href },
  }))
}
