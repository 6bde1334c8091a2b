import type { GatewayDeps } from '#gateway/deps.ts'
import { seedJackpot } from './demo-jackpot.ts'
import { connectStudio } from './demo-studio.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedDemo } from './seed-demo.ts'
import { seedNews } from './seed-news.ts'
import { seedRewards } from './seed-rewards.ts'
import { seedVip } from './seed-vip.ts'

/** Called at the start of a step that takes noticeable time. */
export type SeedProgress = (step: 'catalogue' | 'games' | 'members' | 'rounds') => void

/**
 * Fills the database at the start: always the catalogue, and demo accounts and news if configured. Existing rows are
 * left alone, and an interrupted seed is completed by the next one. If several gateways start at once, one seeds and
 * the others wait.
 */
export async function seed(deps: GatewayDeps, onProgress: SeedProgress = () => undefined): Promise<void> {
  await deps.database.exclusively('seed', () => fill(deps, onProgress))
}

async function fill(deps: GatewayDeps, onProgress: SeedProgress): Promise<void> {
  await seedCatalogue(deps, onProgress)
  if (!deps.config.seedDemo) return
  await seedNews(deps)
  await seedRewards(deps)
  await seedVip(deps)
  await seedDemo(deps, onProgress)
  await seedJackpot(deps)
  if (deps.config.studio) await connectStudio(deps, deps.config.studio)
}
