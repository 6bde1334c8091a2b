import type { Game } from '#contract/play/games/game.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { type Feature, featuresOf } from '#contract/site/system/whitelabel.ts'
import { brand } from '#lib/brand.ts'
import { shownLanes } from '#lib/brand-order.ts'
import { zoneOfPage } from '#lib/civil-days.ts'
import { now } from '#lib/clock.ts'
import { contacts } from '#lib/contacts.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { type HouseLane, type NavLane, navLane, type SiteData } from '#sections/data.ts'
import { gateway } from './gateway.ts'
import { gamesOf, lanes } from './lobbies.ts'
import { homeBanners, newsVersion, notice } from './news.ts'
import { jackpot, points, vip } from './operator.ts'
import { readPromotions } from './promotions.ts'

const known = new Map<SiteLanguage, Promise<SiteData>>()

/** Data for the frame of every page and for the home page. Loaded once per build and language. */
export function siteData(language: SiteLanguage): Promise<SiteData> {
  const data = known.get(language) ?? read(language)
  known.set(language, data)
  return data
}

async function read(language: SiteLanguage): Promise<SiteData> {
  const call = await gateway()
  const { info } = await call(getPermission, { language })
  const known = await Promise.all(
    (await lanes(language)).map(async (lane) => navLane(lane, await gamesOf(language, lane.gameType))),
  )
  const navigation = shownLanes(known, info.brand.categories, brand.categories, ({ playable }) => playable)
  const { banners, player } = await notice(language)
  const offers = await readPromotions(language, banners)
  return {
    lanes: navigation,
    promotions: offers,
    news: await newsVersion(language),
    support: info.customerService[0]?.path,
    contacts: contacts(info.resources),
    features: await shownFeatures(language, featuresOf(info.whitelabel)),
    timeZone: info.brand.timeZone,
    zone: zoneOfPage(info.brand.timeZone, now()),
    points: (await points(language)).enabled,
    home: {
      headlines: player,
      banners: homeBanners(language, banners, offers),
      jackpot: await jackpot(),
      houses: await Promise.all(houseLanes(navigation).map((lane) => withHouses(language, lane))),
    },
  }
}

/** The operator's features, without VIP if there is no programme (product rule 21.1). */
async function shownFeatures(language: SiteLanguage, features: ReadonlySet<Feature>): Promise<ReadonlySet<Feature>> {
  if (!features.has('vip') || (await vip(language)).programme) return features
  return new Set([...features].filter((feature) => feature !== 'vip'))
}

/** Lanes whose vendors the home page lists; e-sports and cockfight come after sports (product rule 5.9). */
function houseLanes(navigation: readonly NavLane[]): NavLane[] {
  return ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'].flatMap((key) =>
    navigation.filter((lane) => lane.key === key),
  )
}

/** Most vendors in a row (product rule 5.9). */
const vendorLimit = 5

/** Categories of lotteries, whose houses show what is drawn next. */
const drawn: readonly string[] = ['LOTT', 'ELOTT']

function drawsOf(games: readonly Game[]): { draws?: Record<number, string> } {
  const played = games.filter(({ maintenance }) => !maintenance)
  return played.length === 0 ? {} : { draws: Object.fromEntries(played.map((game) => [game.nodeId, game.displayName])) }
}

async function withHouses(language: SiteLanguage, lane: NavLane): Promise<HouseLane> {
  const games = await gamesOf(language, lane.gameType)
  const houses = lane.cards.slice(0, vendorLimit).map((vendor) => {
    const own = games.filter(({ vassalage }) => vassalage === vendor.vassalage)
    return { vendor, games: own.slice(0, 3), ...(drawn.includes(lane.key) && drawsOf(own)) }
  })
  return { lane, houses }
}
