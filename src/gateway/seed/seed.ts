import type { GatewayDeps } from '#gateway/deps.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedDemo } from './seed-demo.ts'
import { seedNews } from './seed-news.ts'
import { seedRewards } from './seed-rewards.ts'

/** Told when a step begins that takes noticeable time. */
export type SeedProgress = (step: 'catalogue' | 'members' | 'rounds') => void

/**
 * Fills the database with what a start needs: the catalogue always, demo accounts and news where the configuration wants them.
 * What is there already is left alone; a seed that was interrupted is completed by the next one. Of gateways that start
 * at once one seeds, and the others wait for it.
 */
export async function seed(deps: GatewayDeps, onProgress: SeedProgress = () => undefined): Promise<void> {
  await deps.database.exclusively('seed', () => fill(deps, onProgress))
}

async function fill(deps: GatewayDeps, onProgress: SeedProgress): Promise<void> {
  await seedCatalogue(deps, onProgress)
  if (!deps.config.seedDemo) return
  await seedNews(deps)
  await seedRewards(deps)
  await seedDemo(deps, onProgress)
}
