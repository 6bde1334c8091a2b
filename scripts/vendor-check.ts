// Checks an end of the vendors' protocol (docs/vendors.md): a gateway as a vendor would, or a vendor as a platform would. Without
// an address it checks this gateway, in a temporary directory. Exits with 1 if a case failed.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ExchangeKey } from '#contract/vendor/exchange.ts'
import { givenArguments } from './command-line.ts'
import { complain, showProgress } from './printed.ts'
import { gatewayTrials, reconcileTrial } from './vendor-check/gateway-trials.ts'
import { memberPlayers } from './vendor-check/member.ts'
import { startFakePlatform } from './vendor-check/platform/fake-platform.ts'
import { personPlays } from './vendor-check/platform/person.ts'
import { vendorTrials } from './vendor-check/platform/vendor-trials.ts'
import { type Players, tokensFrom, tokensGiven } from './vendor-check/players.ts'
import { hasFailed, printJson, printTable } from './vendor-check/report.ts'
import { runCases, type Trial } from './vendor-check/run-cases.ts'
import { type SuiteVendor, startSuiteVendor } from './vendor-check/suite-vendor.ts'
import { httpLine, type Party } from './vendor-check/wire.ts'

const usage = `npm run vendor:check                                checks this gateway, in a temporary directory
npm run vendor:check -- URL --key ID:SECRET HOW     checks the gateway at URL as a vendor would, where HOW is one of
    --member ACCOUNT:PASSWORD --game NODE --listen HOST:PORT   a member opens the game; the platform finds the vendor at HOST:PORT
    --launches-from URL                                        an address that gives launch tokens
    --launch TOKEN[,TOKEN...]                                  launch tokens
npm run vendor:check -- vendor URL --key ID:SECRET [--listen HOST:PORT]   checks the vendor at URL as a platform would
    --listen HOST:PORT      where the vendor finds the platform; a person is asked to play
Options: --json, --short (leaves out what waits), --only TEXT (cases whose name has it)`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const { positionals, values } = givenArguments({
  allowPositionals: true,
  options: {
    ...{ key: text, member: text, game: text, listen: text, launch: text, 'launches-from': text, only: text },
    ...{ json: flag, short: flag, help: flag },
  },
})

const now = () => new Date()
const party = (url: string, key: ExchangeKey): Party => ({ key, now, sleep, line: httpLine(url.replace(/\/$/, '')) })

process.exitCode = await main()

async function main(): Promise<number> {
  if (values.help) return say(0)
  const [first, second, third] = positionals
  const closers: (() => Promise<void>)[] = []
  try {
    if (first === 'vendor') return third === undefined && second ? await check(await ofVendor(second, closers)) : say(1)
    if (second !== undefined) return say(1)
    return await check(first === undefined ? await ofDemonstration(closers) : await ofGateway(first, closers))
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

function say(code: number): number {
  complain(...usage.split('\n'))
  return code
}

async function check(trials: readonly Trial[]): Promise<number> {
  const { only = '' } = values
  const wanted = trials.filter(({ group, name }) => `${group}: ${name}`.includes(only))
  if (wanted.length === 0) throw new Error(`No case has "${only}" in its name.`)
  const outcomes = await runCases(wanted, showProgress)
  if (values.json) printJson(outcomes)
  else printTable(outcomes)
  return hasFailed(outcomes) ? 1 : 0
}

async function ofDemonstration(closers: (() => Promise<void>)[]): Promise<Trial[]> {
  const key = { id: 'vendor-check', secret: crypto.randomUUID() }
  const vendor = await startSuiteVendor({ key, now })
  closers.push(() => vendor.close())
  // Loaded only here: it is the whole gateway.
  const { startDemonstration } = await import('./vendor-check/demonstration.ts')
  const { url, players, operator, close } = await startDemonstration(key, vendor)
  closers.push(close)
  const trials = gatewayTrials({ party: party(url, key), players, operator, isShort: values.short })
  return [...trials, reconcileTrial(operator)]
}

async function ofGateway(url: string, closers: (() => Promise<void>)[]): Promise<Trial[]> {
  const key = givenKey()
  const players = await givenPlayers(url, () => listening(key, closers))
  return gatewayTrials({ party: party(url, key), players, isShort: values.short })
}

async function ofVendor(url: string, closers: (() => Promise<void>)[]): Promise<Trial[]> {
  const key = givenKey()
  if (values.listen === undefined) return vendorTrials({ party: party(url, key) })
  const platform = await startFakePlatform({ key, now, ...parsedPlace(values.listen) })
  closers.push(() => platform.close())
  return vendorTrials({ party: party(url, key), played: { platform, play: personPlays(platform, sleep) } })
}

async function givenPlayers(url: string, listen: () => Promise<SuiteVendor>): Promise<Players> {
  if (values['launches-from'] !== undefined) return tokensFrom(values['launches-from'])
  if (values.launch !== undefined) return tokensGiven(values.launch.split(','))
  const [username, password] = halves(values.member, '--member ACCOUNT:PASSWORD')
  const nodeId = Number(values.game)
  if (!Number.isInteger(nodeId)) throw new Error('--game is the number of the vendor’s game in the catalogue.')
  return memberPlayers({ url, nodeId, username, password, vendor: await listen(), sleep })
}

async function listening(key: ExchangeKey, closers: (() => Promise<void>)[]): Promise<SuiteVendor> {
  if (values.listen === undefined) throw new Error('--listen HOST:PORT is where the platform finds the vendor.')
  const vendor = await startSuiteVendor({ key, now, ...parsedPlace(values.listen) })
  closers.push(() => vendor.close())
  return vendor
}

function parsedPlace(place: string): { readonly host: string; readonly port: number } {
  const [host, port] = halves(place, '--listen HOST:PORT')
  return { host, port: Number(port) }
}

function givenKey(): ExchangeKey {
  const [id, secret] = halves(values.key, '--key ID:SECRET')
  return { id, secret }
}

function halves(given: string | undefined, name: string): [string, string] {
  const at = given?.indexOf(':') ?? -1
  if (given === undefined || at < 1) throw new Error(`${name} is needed.`)
  return [given.slice(0, at), given.slice(at + 1)]
}
