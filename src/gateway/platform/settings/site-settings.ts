import { array, nullable, pattern, string, type } from 'superstruct'
import { BrandStruct, DomainStruct, FeedbackRulesStruct, ResourceStruct } from '#contract/site/system/permission.ts'
import { brand } from '#lib/brand.ts'
import { siteLanguages } from '#lib/languages.ts'
import { defineSetting } from './settings.ts'

const Https = pattern(string(), /^https:\/\/[^\s"'<>]+$/)

/** Customer service: an `https:` address, or a page of the site. */
export const customerServiceSetting = defineSetting(
  'customer-service',
  array(type({ csType: string(), url: pattern(string(), /^(https:\/|\/(?!\/))[^\s"'<>]*$/) })),
  [{ csType: 'HELP', url: '/support/' }],
)

/** The main host and its mirrors. */
export const domainsSetting = defineSetting(
  'domains',
  type({ main: nullable(string()), mirrors: array(DomainStruct) }),
  {
    main: null,
    mirrors: [],
  },
)

/** Social accounts, app downloads and contacts; empty by default. */
export const resourcesSetting = defineSetting('resources', array(ResourceStruct), [])

/** Google tag; null for no analytics. */
export const analyticsSetting = defineSetting(
  'analytics',
  type({ gtagId: nullable(pattern(string(), /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/)) }),
  { gtagId: null },
)

/** Other hosts for pictures and games. */
export const cdnsSetting = defineSetting('cdns', type({ images: array(Https), games: array(Https) }), {
  images: [],
  games: [],
})

/** Address of the chat room; null for none. */
export const chatSetting = defineSetting('chat', type({ url: nullable(Https) }), { url: null })

/** Everything a site can show, in the default order of the top navigation (product rule 5.1). */
const everyCategory = ['HOME', 'PROMO', 'ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'COCKFIGHT', 'FISH', 'RNG', 'PVP', 'ESPORTS']

/** The operator's brand. Categories that it does not name come after the others. */
export const brandSetting = defineSetting('brand', BrandStruct, {
  name: brand.name,
  theme: brand.theme,
  themeTokens: {},
  categories: [...new Set([...brand.categories, ...everyCategory])],
  languages: [...siteLanguages],
  currency: brand.currency,
  timeZone: 'America/Sao_Paulo',
})

/** Question types of feedback, and the bounds of its length in characters (product rule 13.3). */
export const feedbackSetting = defineSetting('feedback', FeedbackRulesStruct, {
  questionTypes: ['account', 'deposit', 'games', 'promotions', 'suggestion', 'agent', 'other'],
  minLength: 1,
  maxLength: 140,
})
