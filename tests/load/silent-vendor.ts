// Whether a vendor that is slow, and then silent, harms anybody else: node tests/load/silent-vendor.ts [--minutes 30]
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { refusalAnswer } from '#contract/vendor/answer.ts'
import { callsToVendor } from '#contract/vendor/registry.ts'
import { connectVendor } from '#scripts/vendor-check/connect-vendor.ts'
import { serveParty } from '#scripts/vendor-check/http-party.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { fundedPlayers } from './players.ts'
import { figuresOf, sender, type Timed } from './requests.ts'

/** Players who open the games of each of the two vendors, one after the other. */
const playersOfEach = 20

/** Milliseconds that the slow vendor takes: just less than the gateway waits. */
const slowness = 3_500

/** The share of the time in which it answers slowly; then it says nothing. */
const slowShare = 0.5

interface Minute {
  readonly minute: number
  /** Resident memory of the gateway in MiB. */
  readonly memory: number | undefined
  readonly prompt: ReturnType<typeof figuresOf>
  readonly slow: ReturnType<typeof figuresOf>
}

/**
 * Opens games of a prompt vendor and of one that is slow and then silent, on PostgreSQL.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function runSilentVendor(
  minutes: number,
  onMinute: (figures: Minute) => void,
): Promise<readonly Minute[]> {
  const began = performance.now()
  const end = began + minutes * 60_000
  const isSilent = () => performance.now() > began + minutes * 60_000 * slowShare
  const parties = [
    await vendorAt('prompt-1', async () => undefined),
    await vendorAt('slow-1', () => setTimeout(isSilent() ? 3_600_000 : slowness, undefined, { ref: false })),
  ] as const
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    const games = [
      { vendor: 'TUCUM', nodeId: 3001, gameId: 'lenda-do-boto' },
      { vendor: 'LUMORA', nodeId: 2001, gameId: 'gato-da-sorte' },
    ] as const
    for (const [index, { key, url }] of parties.entries()) await connectVendor(deps, key, url, games[index] ?? games[0])
    const gateway = await startGatewayProcess({ ...settings, SEED_DEMO: '0' })
    const players = await fundedPlayers(deps, 2 * playersOfEach)
    const answers: [Timed[], Timed[]] = [[], []]
    const open = async (token: string, which: 0 | 1) => {
      // A connection of its own, which never rests so long that the gateway closes it.
      const { send, close } = sender(gateway.url, 1)
      while (performance.now() < end) {
        const body = JSON.stringify({ nodeId: games[which].nodeId, mode: 'real', language: 'pt' })
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
        answers[which].push(await send({ method: 'POST', path: '/wps/game/launchGame', headers, body }))
        await setTimeout(250)
      }
      close()
    }
    const playing = players.map(({ sessionToken }, index) => open(sessionToken, index % 2 === 0 ? 0 : 1))
    const report: Minute[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      await setTimeout(began + minute * 60_000 - performance.now())
      const [prompt, slow] = answers.map((some) => figuresOf(some.splice(0), 60))
      if (!prompt || !slow) continue
      const figures = { minute, memory: gateway.memory(), prompt, slow }
      report.push(figures)
      onMinute(figures)
    }
    await Promise.all(playing)
    await gateway.stop()
    if (!(await isConsistent())) throw new Error('The ledger is not consistent.')
    return report
  }).finally(async () => {
    for (const { close } of parties) await close()
  })
}

/** A vendor that opens every game after a pause. */
async function vendorAt(id: string, pause: () => Promise<unknown>) {
  const key = { id, secret: `the-secret-of-${id}` }
  const { health, launch } = callsToVendor
  const party = await serveParty({ key, now: () => new Date() }, async (path) => {
    await pause()
    if (path === health.path) return { code: 'ok', value: { open: true } }
    if (path === launch.path) return { code: 'ok', value: { url: 'https://games.example/#1', frame: true } }
    return refusalAnswer('unknown_call')
  })
  return { key, ...party }
}

/** MiB by which the gateway may grow between the first fifth of the time and its end, as share of what it had. */
const mostGrowth = 0.15

if (import.meta.main) {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
  const minutes = Number(values.minutes)
  const report = await runSilentVendor(minutes, ({ minute, memory, prompt, slow }) =>
    console.log(
      `${minute} min: ${memory} MiB; prompt vendor ${prompt.perSecond}/s, p99 ${prompt.p99} ms, refused ${JSON.stringify(prompt.failures)}; slow vendor p50 ${slow.p50} ms, refused ${JSON.stringify(slow.failures)}`,
    ),
  )
  const early = report[Math.floor(report.length / 5)]?.memory ?? 0
  const late = report.at(-1)?.memory ?? 0
  const isFlat = late <= early * (1 + mostGrowth)
  const isServed = report.every(({ prompt }) => Object.keys(prompt.failures).length === 0)
  console.log(JSON.stringify({ early, late, isFlat, isServed }))
  process.exitCode = isFlat && isServed ? 0 : 1
}
