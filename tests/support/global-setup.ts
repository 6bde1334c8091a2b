import type { TestProject } from 'vitest/node'
import { openDatabase } from '#gateway/db/open.ts'
import { startCluster } from './postgres.ts'

export type PostgresForTests = { url: string } | { missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresForTests
  }
}

/** One PostgreSQL cluster per run, with a migrated template that test databases are copied from. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  if ('missing' in cluster) {
    console.warn(`\n  NO POSTGRESQL: every test on it is left out. ${cluster.missing}\n`)
    provide('postgres', cluster)
    return () => Promise.resolve()
  }
  const url = cluster.url('postgres')
  const template = await openDatabase({ kind: 'postgres', url: cluster.url('template1') })
  await template.close()
  provide('postgres', { url })
  return cluster.remove
}
