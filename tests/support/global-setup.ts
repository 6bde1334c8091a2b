import type { TestProject } from 'vitest/node'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { type Cluster, type Missing, shortLived, startCluster } from './postgres.ts'
import { quickFolder } from './quick-folder.ts'

export type PostgresForTests = { url: string } | { missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresForTests
  }
}

/** The cluster of this run and how many projects use it: each of them is set up in this one process. */
const shared: { cluster?: Promise<Cluster | Missing>; users: number } = { users: 0 }

/** One PostgreSQL cluster per run, with a migrated template that test databases are copied from. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  shared.users++
  shared.cluster ??= migratedCluster()
  const cluster = await shared.cluster
  if ('missing' in cluster) {
    provide('postgres', cluster)
    return () => Promise.resolve()
  }
  provide('postgres', { url: cluster.url('postgres') })
  return async () => {
    shared.users--
    if (shared.users > 0) return
    delete shared.cluster
    await cluster.remove()
  }
}

async function migratedCluster(): Promise<Cluster | Missing> {
  const cluster = await startCluster(quickFolder(), shortLived)
  if ('missing' in cluster) {
    console.warn(`\n  NO POSTGRESQL: every test on it is left out. ${cluster.missing}\n`)
    return cluster
  }
  const template = await openDatabase({ kind: 'postgres', url: cluster.url('template1') })
  await template.close()
  return cluster
}
