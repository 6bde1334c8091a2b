import type { Lane } from '#contract/play/lobby/vendor.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { vendorIcon } from '#lib/art.ts'
import { hasPlayable, playableFirst } from '#lib/brand-order.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import type { LaneVendor } from './listed.ts'
import { classificationName, laneName } from './names.ts'

/** The lane of vendors with cockfights. The category of their games is SPORTS. */
export const cockfightLane = 'COCKFIGHT'

/** Order of the top navigation (product rule 5.1). */
const laneOrder = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', cockfightLane, 'FISH', 'RNG', 'PVP', 'ESPORTS']

/**
 * The lanes that have vendors, each with its vendors and the classifications of their games. Lanes with a game that can be
 * played come first.
 */
export async function listLanes(deps: GatewayDeps, language: string): Promise<Lane[]> {
  const catalogue = await readCatalogue(deps)
  const lanes = laneOrder.flatMap((key) => {
    const vendors = catalogue.vendors.filter(({ lane }) => lane === key)
    const [first] = vendors
    return first ? [laneOf(key, first, vendors, catalogue, language)] : []
  })
  return playableFirst(lanes, canPlayIn(catalogue))
}

/** Tells of a lane whether one of its games can be played. */
export const canPlayIn = (catalogue: Catalogue) => (lane: Lane) =>
  hasPlayable(lane, catalogue.byType.get(lane.gameType) ?? [])

function laneOf(
  key: string,
  { gameType }: LaneVendor,
  vendors: readonly LaneVendor[],
  catalogue: Catalogue,
  language: string,
): Lane {
  const codes = new Set(vendors.map(({ vassalage }) => vassalage))
  const counts = new Map<string, number>()
  const keys = new Set<string>()
  for (const { vassalage, isGame, gameClassify } of catalogue.byType.get(gameType) ?? []) {
    if (!codes.has(vassalage)) continue
    if (isGame) counts.set(vassalage, (counts.get(vassalage) ?? 0) + 1)
    for (const key of gameClassify) keys.add(key)
  }
  return {
    key,
    title: laneName(key, language),
    gameType,
    cards: vendors.map(({ vassalage, displayName, glyph }) => ({
      vassalage,
      displayName,
      gameType,
      glyph,
      lagerIcon: vendorIcon(vassalage),
      games: counts.get(vassalage) ?? 0,
    })),
    gameClassify: [...keys]
      .map((classification) => ({
        key: classification,
        displayName: classificationName(classification, language),
      }))
      .toSorted((left, right) => left.displayName.localeCompare(right.displayName)),
  }
}
