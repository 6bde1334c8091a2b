import type { GatewayDeps } from '#gateway/deps.ts'
import { vendorIcon } from '#lib/art.ts'
import { readCatalogue } from './catalogue.ts'
import { laneName } from './names.ts'

/** Vendors with their categories: all, or the one with the given code. Empty if no vendor has it. */
export async function listVendorTypes(deps: GatewayDeps, language: string, vassalage: string | undefined) {
  const { vendors, games } = await readCatalogue(deps)
  const named = vendors.filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage)
  const codes = [...new Set(named.map((vendor) => vendor.vassalage))]
  return codes.map((code) => {
    const lanes = named.filter((vendor) => vendor.vassalage === code)
    return {
      vassalage: code,
      lagerIcon: vendorIcon(code),
      displayName: lanes[0]?.displayName ?? code,
      gameTypes: lanes.map(({ gameType, lane }) => ({
        gameType,
        displayName: laneName(lane, language),
        games: games.filter(({ game }) => game.isGame && game.vassalage === code && game.gameType === gameType).length,
      })),
    }
  })
}
