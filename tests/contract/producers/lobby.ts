import { writeSetting } from '#gateway/platform/settings/settings.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'
import type { Producers } from './producer.ts'
import { ofExcluded, withoutLimits } from './protection.ts'

const page = { pageNo: 1, pageSize: 18, language: 'pt' }
const launch = { nodeId: 1001, mode: 'real', language: 'pt' }
const unknownGame = 987_654_321

async function asMember(gateway: TestGateway, input: object) {
  const { token } = await registerMember(gateway)
  return { input, token }
}

const lottery = {
  launchMode: 'LOTT',
  prizeMode: 'ELOTT',
  gameCode: 'relampago-1-minuto',
  lottoView: 'betting',
  device: 'WEB',
  language: 'pt',
}

/** A lottery that nobody draws at the moment. */
async function withoutEngine({ deps: { database } }: TestGateway) {
  await database.query('UPDATE game SET engine = NULL, theme = NULL WHERE node_id = 16001')
  await database.query("UPDATE catalogue_state SET content_hash = 'without a lottery'")
  return lottery
}

export const lobbyProducers = {
  getGameMenu: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  getGameVendors: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  getGames: { success: () => ({ input: { ...page, gameType: 'RNG', gameName: 'gema' } }), refusals: {} },
  searchGames: {
    success: () => ({ input: { gameName: 'furia da onsa', pageSize: 20, language: 'pt' } }),
    refusals: {},
  },
  getHotGames: { success: () => ({ input: { language: 'en' } }), refusals: {} },
  getFavoriteIds: { success: (gateway) => asMember(gateway, {}), refusals: {} },
  getFavorites: { success: (gateway) => asMember(gateway, page), refusals: {} },
  addFavorite: {
    success: (gateway) => asMember(gateway, { nodeId: 1001 }),
    refusals: { game_not_found: (gateway) => asMember(gateway, { nodeId: unknownGame }) },
  },
  removeFavorite: { success: (gateway) => asMember(gateway, { nodeId: 1001 }), refusals: {} },
  getRecentGames: { success: (gateway) => asMember(gateway, { page: 1, pageSize: 12, language: 'pt' }), refusals: {} },
  getWinners: { success: () => ({ input: { gameCategory: 'ALL', language: 'pt', limitNum: 20 } }), refusals: {} },
  getPopularGames: { success: () => ({ input: { gameType: 'RNG', language: 'pt', limitNum: 12 } }), refusals: {} },
  getGameReturns: {
    success: () => ({ input: { period: 'DAYS30', order: 'MOST', gameName: 'gema', pageSize: 20, language: 'pt' } }),
    refusals: {},
  },
  getVassalageGameTypes: { success: () => ({ input: { vassalage: 'LUMORA', language: 'en' } }), refusals: {} },
  getLotteryMenu: {
    success: () => ({ input: { prizeMode: 'ELOTT', device: 'WEB', language: 'pt' } }),
    refusals: {},
  },
  getLotteryMenus: { success: () => ({ input: { device: 'WEB', language: 'pt' } }), refusals: {} },
  getGameLaunch: {
    success: () => ({ input: { gameCode: 'relampago-1-minuto', language: 'pt' } }),
    refusals: { game_not_found: () => ({ input: { gameCode: 'none', language: 'pt' } }) },
  },
  launchLottery: {
    success: (gateway) => asMember(gateway, lottery),
    refusals: {
      game_not_found: (gateway) => asMember(gateway, { ...lottery, prizeMode: 'SEA' }),
      game_maintenance: async (gateway) => asMember(gateway, await withoutEngine(gateway)),
      async real_account_required(gateway) {
        return { input: lottery, token: await trialUser(gateway) }
      },
    },
  },
  getLaunchChat: {
    async success(gateway) {
      const { database, now } = gateway.deps
      await writeSetting(database, 'chat', { url: 'https://chat.example/room' }, now())
      return await asMember(gateway, { language: 'pt' })
    },
    refusals: {
      async chat_not_configured(gateway) {
        await writeSetting(gateway.deps.database, 'chat', { url: null }, gateway.deps.now())
        return await asMember(gateway, { language: 'pt' })
      },
    },
  },
  getLiveModels: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  launchGame: {
    success: (gateway) => asMember(gateway, launch),
    refusals: {
      game_not_found: (gateway) => asMember(gateway, { ...launch, nodeId: unknownGame }),
      game_maintenance: (gateway) => asMember(gateway, { ...launch, nodeId: 2001 }),
      async real_account_required(gateway) {
        return { input: launch, token: await trialUser(gateway) }
      },
      play_blocked: ofExcluded((gateway) => asMember(gateway, launch)),
      limits_missing: withoutLimits((gateway) => asMember(gateway, launch)),
      async trial_not_supported(gateway) {
        const { database } = gateway.deps
        await database.query('UPDATE game SET free_trial = false WHERE node_id = 1008')
        // Another catalogue from now on.
        await database.query("UPDATE catalogue_state SET content_hash = 'without a trial of 1008'")
        return asMember(gateway, { ...launch, nodeId: 1008, mode: 'trial' })
      },
    },
  },
} satisfies Producers
