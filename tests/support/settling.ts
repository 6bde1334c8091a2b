import { agentStatement } from '#gateway/agents/commission/agent-statements.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { contractFor, type LineAccount, lineAccount, lineCounted } from './agents.ts'
import { fakeClock } from './clock.ts'
import { closeReconciled, type TestGateway, testGateway } from './gateway.ts'
import { recomputed } from './recomputed.ts'
import { smallCatalogue } from './rounds.ts'
import { rowsAs } from './rows.ts'

/** Midnight of São Paulo. */
export const midnight = (date: string) => new Date(`${date}T03:00:00.000Z`)

/**
 * A gateway for tests of settlements, whose clock begins at a moment, and what they ask it. `close` settles what is left and
 * proves the ledger.
 */
export async function settlingGateway(open: () => Promise<Database>, start: string) {
  const gateway = await testGateway({ database: await open(), clock: fakeClock(new Date(start)) })
  await smallCatalogue(gateway.deps.database)
  const on = settlingOf(gateway)
  const close = async () => {
    await on.settled()
    await closeReconciled(gateway)
  }
  return { gateway, on, close }
}
export type Settling = Awaited<ReturnType<typeof settlingGateway>>

/** Lines of agents in a gateway, and their statements. */
export function settlingOf(gateway: TestGateway) {
  const { deps, clock } = gateway
  const account = (options: Parameters<typeof lineAccount>[1] = {}) => lineAccount(deps, options)
  const ids = async (agent: LineAccount) => {
    const text = 'SELECT id FROM line_statement WHERE agent_id = :memberId ORDER BY ends_at, id'
    return (await rowsAs<{ id: bigint }>(deps.database, text, { memberId: agent.memberId })).map(({ id }) =>
      id.toString(),
    )
  }
  return {
    account,
    goTo: (moment: Date | string) => clock.advance(new Date(moment).getTime() - clock.now().getTime()),
    /** Counts all bets, settles and pays. */
    async settled() {
      await lineCounted(gateway)
      await settleContracts(deps)
    },
    /**
     * Agents one below the other, each with a contract of these terms, and a member below the last.
     *
     * @param above the agent above the first, who gives its contract; the house by default
     */
    async line(terms: readonly ContractTerms[], from: Date, above?: LineAccount) {
      const agents: LineAccount[] = []
      const contracts: bigint[] = []
      for (const version of terms) {
        const upline = agents.at(-1) ?? above
        const agent = await account({ isAgent: true, ...(upline && { upline }) })
        contracts.push(await contractFor(deps, agent, version, { from, ...(upline && { upline }) }))
        agents.push(agent)
      }
      const last = agents.at(-1)
      if (!last) throw new Error('There is no agent.')
      return { agents, contracts, member: await account({ upline: last }) }
    },
    /** The statements of an agent as it reads them, oldest first. */
    statements: async (agent: LineAccount) =>
      Promise.all((await ids(agent)).map((id) => agentStatement(deps, agent.session, id))),
    /** Figures of an agent's statements that differ when they are worked out again from the bets. */
    differing: async (agent: LineAccount) => {
      const checked = await Promise.all((await ids(agent)).map((id) => recomputed(deps, agent.session, id)))
      return checked.flatMap(({ figures }) => figures.filter(({ stated, found }) => stated !== found))
    },
    /** Ends a contract with the start of a period. */
    async endAt(contract: bigint, moment: Date) {
      const text = `UPDATE line_contract SET ends_at = :moment, ended_by = 'house' WHERE id = :contract`
      await deps.database.query(text, { contract, moment })
    },
  }
}
