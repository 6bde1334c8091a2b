import { array, boolean, type Infer, string, type } from 'superstruct'
import type { getLiveModels } from '#contract/play/lobby/get-live-models.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { chatSetting } from '#gateway/platform/settings/site-settings.ts'
import { vendorIcon } from '#lib/art.ts'
import { readCatalogue } from './catalogue.ts'
import { laneName } from './names.ts'

const ModelStruct = type({ id: string(), name: string(), imageUrl: string(), online: boolean() })
const modelsSetting = defineSetting<Infer<typeof ModelStruct>[], unknown>('live-models', array(ModelStruct), [])

/** @throws {CallFailure} `chat_not_configured` */
export async function readChat({ database }: GatewayDeps) {
  const { chat } = await readSettings(database, { chat: chatSetting })
  if (chat.url === null) throw new CallFailure('chat_not_configured')
  return { chatUrl: chat.url }
}

/** Hosts of the live tables. */
export async function listModels({ database }: GatewayDeps): Promise<Infer<typeof getLiveModels.response>> {
  const { list } = await readSettings(database, { list: modelsSetting })
  return { list }
}

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
