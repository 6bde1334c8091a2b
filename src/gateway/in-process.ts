import { createApp } from './app.ts'
import { parseConfig } from './config.ts'
import { gatewayDeps } from './gateway-deps.ts'
import { createLog } from './log.ts'
import { openPorts } from './open-ports.ts'
import { openCachedSchema } from './platform/db/cached-schema.ts'
import { seedJackpot } from './seed/demo-jackpot.ts'
import { linkStudio } from './seed/demo-studio.ts'
import { seed } from './seed/seed.ts'
import { seedNews } from './seed/seed-news.ts'
import { seedRewards } from './seed/seed-rewards.ts'
import { seedVip } from './seed/seed-vip.ts'

/** Nobody launches a game from here, so no studio has to answer. */
const studioAtBuild = 'http://127.0.0.1:4322'

/**
 * A gateway in this process and in memory, with the seeded catalogue and news but without accounts. The static build
 * uses it if no other gateway is configured.
 *
 * @param games the setting `SEED_GAMES`
 * @param market the setting `PUBLIC_JURISDICTION`: pages leave out what its law forbids
 */
export async function openInProcess(
  games = '',
  market = 'demo',
): Promise<{ fetch(url: string, init: RequestInit): Promise<Response> }> {
  const config = parseConfig({
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    SEED_DEMO: '0',
    SEED_GAMES: games,
    PUBLIC_JURISDICTION: market,
  })
  const database = await openCachedSchema('.cache/schema')
  const deps = gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => new Date() })
  await seed(deps)
  await seedNews(deps)
  await seedRewards(deps)
  await seedVip(deps)
  await seedJackpot(deps)
  await linkStudio(deps, studioAtBuild)
  const app = createApp(deps, openPorts(deps))
  return { fetch: async (url, init) => app.request(url, init) }
}
