// Measures the calls of the member centre: node tests/load/centre.ts [--seconds 20] [--members 50]
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { ResponseOf } from '#contract/define-call.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { type CentreMember, centreMembers } from './centre-members.ts'
import { type Door, type Named, stepsOf } from './centre-steps.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { type Figures, figuresOf, sender } from './requests.ts'

export interface CentreLoadOptions {
  /**
   * Seconds for which each kind of request is measured (default 20). The first tenth is a warm-up and is not counted.
   */
  readonly seconds?: number
  /** Members who are at the centre at once (default 50). */
  readonly members?: number
}

/** The figures of one kind of request. */
export interface CallFigures {
  /** Figures by the name of the call. */
  readonly calls: Readonly<Record<string, Figures>>
  /** All calls together. */
  readonly all: Figures
}

export interface CentreLoadReport {
  /** Each member asks, gets an answer and asks again a quarter of a second later: quicker than any person, for all of the time. */
  readonly people: CallFigures
  /** Each member sends the next request as soon as an answer has arrived. This shows the machine's limit, and the times at that limit. */
  readonly rush: CallFigures
  /** Whether the ledger is consistent afterwards. */
  readonly consistent: boolean
}

/**
 * Members who read their money, messages and rounds, play, deposit, withdraw, and send money to a vendor and to their agent, on
 * PostgreSQL.
 *
 * @throws Error if PostgreSQL is not available
 */
export async function runCentreLoad(options: CentreLoadOptions = {}): Promise<CentreLoadReport> {
  const { seconds = 20, members = 50 } = options
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    const people = await centreMembers(deps, members)
    const gateway = await startGatewayProcess({ ...settings, SEED_DEMO: '0', DEMONSTRATION: '1' })
    const { send, close } = sender(gateway.url, members)
    try {
      const door = { send, key: await keyOf(send) }
      // Statements that are prepared once are prepared by then, and everybody has something to read.
      await visits(door, people, { seconds: seconds / 10, pause: 0 })
      const figures = async (pause: number): Promise<CallFigures> => {
        const answers = await visits(door, people, { seconds, pause })
        const byName = Object.groupBy(answers, ({ name }) => name)
        const calls = Object.entries(byName).map(([name, some = []]) => [name, figuresOf(some, seconds)])
        return { calls: Object.fromEntries(calls), all: figuresOf(answers, seconds) }
      }
      const measured = { people: await figures(thought), rush: await figures(0) }
      return { ...measured, consistent: await isConsistent() }
    } finally {
      close()
      await gateway.stop()
    }
  })
}

/** The key for bodies with passwords, as the site asks for it. */
async function keyOf(send: Door['send']): Promise<Door['key']> {
  const { body } = await send({ method: 'GET', path: getKeys.path })
  const [key] = (JSON.parse(body) as { readonly value: ResponseOf<typeof getKeys> }).value.keys
  if (!key) throw new Error('The gateway gives no key')
  return key
}

/** Milliseconds between an answer and the next question of a member. */
const thought = 250

interface Visit {
  readonly seconds: number
  /** Milliseconds after each answer. */
  readonly pause: number
}

/** All members repeat the centre's calls until the time is over; each starts at another one. */
async function visits(door: Door, people: readonly CentreMember[], { seconds, pause }: Visit): Promise<Named[]> {
  const end = performance.now() + seconds * 1000
  const answers: Named[] = []
  const visit = async (member: CentreMember, first: number) => {
    const steps = stepsOf(door, member, (answer) => answers.push(answer))
    // Otherwise all of them would ask at the same moments.
    if (pause > 0) await setTimeout((pause * first) / people.length)
    for (let turn = first; performance.now() < end; turn++) {
      await steps[turn % steps.length]?.()
      if (pause > 0) await setTimeout(pause)
    }
  }
  await Promise.all(people.map(visit))
  return answers
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, members: { type: 'string' } } })
  const { people, rush, consistent } = await runCentreLoad({
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.members !== undefined && { members: Number(values.members) }),
  })
  for (const { calls, all } of [people, rush]) console.table({ ...calls, all })
  process.exitCode = consistent ? 0 : 1
}
