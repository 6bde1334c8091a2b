import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallFigures, type CentreLoadReport, runCentreLoad } from '#tests/load/centre.ts'
import { startGatewayProcess } from '#tests/load/gateway-process.ts'
import { historyTimes, roundsOfHistory } from '#tests/load/history.ts'
import { type InstantLoadReport, runInstantLoad } from '#tests/load/instants.ts'
import { lineTimes } from '#tests/load/line.ts'
import { agentsOf, contractsOf, fullSize } from '#tests/load/line-data.ts'
import { type LotteryLoadReport, runLotteryLoad } from '#tests/load/lotteries.ts'
import { gamesOfSearch, searchTimes } from '#tests/load/search.ts'
import { runSpinLoad, type SpinLoadReport } from '#tests/load/spins.ts'
import { runTables, type TablesReport } from '#tests/load/tables.ts'
import { runVendorLoad, type VendorLoadReport } from '#tests/load/vendor.ts'
import type { Budgets, Figure } from './budgets.ts'
import { atSpeed } from './machine.ts'

/**
 * Spins and reads per second: on PostgreSQL, which has budgets, and on the embedded database. A minute each, in which the speed of the
 * machine changes: it is taken around each of them.
 */
export async function benchLoad(budgets: Budgets, say: (text: string) => void): Promise<Figure[]> {
  const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
    PostgreSQL: async () => loadFigures('load PostgreSQL', await runSpinLoad(), budgets.load),
    'embedded database': async () => loadFigures('load embedded', await embeddedLoad()),
    'instant games': async () => instantFigures(await runInstantLoad(), budgets.load),
    'lotteries, bets of 10 lines': async () => lotteryFigures(await runLotteryLoad(), budgets.load),
    'lotteries, bets of 100 lines': async () =>
      lotteryFigures(await runLotteryLoad({ bets: 1_000, lines: 100 }), budgets.load),
    'a table with a thousand pages': async () => tableFigures(await runTables(1000, 4), budgets.load),
    'a vendor’s rounds': async () => vendorFigures(await runVendorLoad(), budgets.load),
    'the member centre': async () => centreLoadFigures(await runCentreLoad(), budgets),
    searches: () => searchFigures(budgets),
    'a long history': () => historyFigures(budgets),
  }
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(parts)) {
    say(`load: ${name} …`)
    figures.push(...(await atSpeed(budgets.machine.fixedWork, measure)))
  }
  return figures
}

/** Each call of the centre has the budget on its own, so that many quick calls do not hide a slow one. */
export function centreLoadFigures(
  { people, rush, consistent }: CentreLoadReport,
  { load }: Pick<Budgets, 'load'>,
): Figure[] {
  const subject = 'centre, 50 members'
  const refused = [people, rush].flatMap(({ all }) => Object.values(all.failures))
  return [
    ...callFigures(subject, people, { atMost: load.centreP99 }),
    ...callFigures(`${subject} in a rush`, rush),
    ...endFigures(subject, { refused, consistent }),
  ]
}

function callFigures(subject: string, { calls, all }: CallFigures, bound: Pick<Figure, 'atMost'> = {}): Figure[] {
  return [
    { subject, name: 'calls', value: all.perSecond, unit: '/s' },
    ...Object.entries({ ...calls, 'all calls': all }).flatMap(([name, { p50, p99 }]): Figure[] => [
      { subject, name: `${name} p50`, value: p50, unit: 'ms' },
      { subject, name: `${name} p99`, value: p99, unit: 'ms', ...bound },
    ]),
  ]
}

function instantFigures(
  { bets, decisions, memory, consistent }: InstantLoadReport,
  { instantBets }: Budgets['load'],
): Figure[] {
  const subject = 'instant games, 50 connections'
  const refused = [bets, decisions].flatMap(({ failures }) => Object.values(failures))
  return [
    { subject, name: 'bets', value: bets.perSecond, unit: '/s', atLeast: instantBets },
    { subject, name: 'bet p50', value: bets.p50, unit: 'ms' },
    { subject, name: 'bet p99', value: bets.p99, unit: 'ms' },
    { subject, name: 'bets and decisions', value: decisions.perSecond, unit: '/s' },
    { subject, name: 'bet or decision p99', value: decisions.p99, unit: 'ms' },
    ...endFigures(subject, { refused, memory, consistent }),
  ]
}

function lotteryFigures(
  { slips, settled, meanwhile, results, openedNumbers, memory, consistent }: LotteryLoadReport,
  budgets: Budgets['load'],
): Figure[] {
  const subject = `lotteries, a draw with ${settled.bets.toLocaleString('en')} bets`
  const refused = [slips, meanwhile, results, openedNumbers].flatMap(({ failures }) => Object.values(failures))
  return [
    { subject, name: 'slips of three bets', value: slips.perSecond, unit: '/s', atLeast: budgets.lotterySlips },
    { subject, name: 'slip p99', value: slips.p99, unit: 'ms' },
    { subject, name: 'lines', value: settled.lines, unit: '', atLeast: 100_000 },
    { subject, name: 'settlement', value: settled.seconds, unit: 's', atMost: budgets.lotterySettled },
    { subject, name: 'slip p99 meanwhile', value: meanwhile.p99, unit: 'ms', atMost: budgets.lotteryMeanwhileP99 },
    { subject, name: 'results p95', value: results.p95, unit: 'ms', atMost: budgets.lotteryReadP95 },
    { subject, name: 'opened numbers p95', value: openedNumbers.p95, unit: 'ms', atMost: budgets.lotteryReadP95 },
    ...endFigures(subject, { refused, memory, consistent }),
  ]
}

function tableFigures({ pages, seen, processor, bets, consistent }: TablesReport, budgets: Budgets['load']): Figure[] {
  const subject = `a table with ${pages.toLocaleString('en')} pages`
  return [
    { subject, name: 'result seen p50', value: seen.p50, unit: 'ms' },
    { subject, name: 'result seen p99', value: seen.p99, unit: 'ms', atMost: budgets.tableSeenP99 },
    { subject, name: 'share of a core', value: processor, unit: '', atMost: budgets.tableCore },
    { subject, name: 'bet p99', value: bets.p99, unit: 'ms' },
    ...endFigures(subject, { refused: Object.values(bets.failures), consistent }),
  ]
}

/** What every load ends with: no refusals, and a consistent ledger. */
function endFigures(
  subject: string,
  {
    refused,
    memory,
    consistent,
  }: {
    readonly refused: readonly number[]
    readonly memory?: number | undefined
    readonly consistent: boolean | undefined
  },
): Figure[] {
  return [
    { subject, name: 'refused requests', value: refused.reduce((sum, count) => sum + count, 0), unit: '', atMost: 0 },
    ...(memory === undefined ? [] : [{ subject, name: 'memory', value: memory, unit: 'MiB' } as const]),
    ...(consistent === undefined
      ? []
      : [{ subject, name: 'ledger consistent', value: Number(consistent), unit: '', atLeast: 1 } as const]),
  ]
}

function vendorFigures({ betwins, memory, consistent }: VendorLoadReport, budgets: Budgets['load']): Figure[] {
  const subject = 'a vendor, 50 connections'
  return [
    { subject, name: 'betwin', value: betwins.perSecond, unit: '/s', atLeast: budgets.betwinsPerSecond },
    { subject, name: 'betwin p50', value: betwins.p50, unit: 'ms' },
    { subject, name: 'betwin p99', value: betwins.p99, unit: 'ms', atMost: budgets.betwinP99 },
    ...endFigures(subject, { refused: Object.values(betwins.failures), memory, consistent }),
  ]
}

async function searchFigures({ load }: Budgets): Promise<Figure[]> {
  const subject = `${gamesOfSearch.toLocaleString('en')} games`
  const times = await searchTimes()
  return Object.entries(times).flatMap(([name, { p50, p99, failures }]): Figure[] => [
    { subject, name: `${name} p50`, value: p50, unit: 'ms' },
    { subject, name: `${name} p99`, value: p99, unit: 'ms', atMost: load.searchP99 },
    { subject, name: `${name} refused`, value: Object.keys(failures).length, unit: '', atMost: 0 },
  ])
}

async function historyFigures({ load }: Budgets): Promise<Figure[]> {
  const times = [...(await historyTimes('postgres')), ...(await historyTimes('embedded'))]
  const subject = `${roundsOfHistory.toLocaleString('en')} rounds`
  return times.flatMap(({ database, page, p50, p99 }): Figure[] => [
    { subject, name: `${page} on ${database} p50`, value: p50, unit: 'ms', atMost: load.historyPage },
    { subject, name: `${page} on ${database} p99`, value: p99, unit: 'ms' },
  ])
}

async function embeddedLoad(): Promise<SpinLoadReport> {
  const directory = await mkdtemp(join(tmpdir(), 'arara-bench-'))
  const gateway = await startGatewayProcess({
    DATA_DIR: directory,
    DATABASE_URL: '',
    SEED_DEMO: '0',
    RATE_LIMITS: 'off',
  })
  try {
    const report = await runSpinLoad({ url: gateway.url })
    return { ...report, memory: gateway.memory() }
  } finally {
    await gateway.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

function loadFigures(subject: string, report: SpinLoadReport, budgets?: Budgets['load']): Figure[] {
  const { spins, reads, memory, consistent } = report
  const bound = (atMost: number | undefined) => (atMost === undefined ? {} : { atMost })
  const refused = [spins, ...Object.values(reads)].flatMap((figures) => Object.values(figures.failures))
  return [
    {
      subject,
      name: 'settled spins',
      value: spins.perSecond,
      unit: '/s',
      ...(budgets && { atLeast: budgets.spinsPerSecond }),
    },
    { subject, name: 'spin p50', value: spins.p50, unit: 'ms' },
    { subject, name: 'spin p99', value: spins.p99, unit: 'ms', ...bound(budgets?.spinP99) },
    ...Object.entries(reads).flatMap(([name, figures]): Figure[] => [
      { subject, name: `${name} p50`, value: figures.p50, unit: 'ms' },
      { subject, name: `${name} p99`, value: figures.p99, unit: 'ms', ...bound(budgets?.readP99) },
    ]),
    ...endFigures(subject, { refused, memory, consistent }),
  ]
}

/** Reads and settlement of a big line of agents, on PostgreSQL. Writing it takes most of the time. */
export async function benchLine({ line }: Budgets, say: (text: string) => void): Promise<Figure[]> {
  const subject = `line of ${fullSize.accounts.toLocaleString('en')} accounts`
  const { bets, payments, filled, reports, read, long, settled, statements, wrong, proven } = await lineTimes((text) =>
    say(`line: ${text}`),
  )
  return [
    { subject, name: 'agents', value: agentsOf(fullSize), unit: '' },
    { subject, name: 'bets', value: bets, unit: '', atLeast: 10_000_000 },
    { subject, name: 'payments', value: payments, unit: '', atLeast: 100_000 },
    { subject, name: 'written and counted', value: filled * 60, unit: 's' },
    ...Object.entries({ ...reports, ...read }).flatMap(([name, { p50, p95 }]): Figure[] => [
      { subject, name: `${name} p50`, value: p50, unit: 'ms' },
      { subject, name: `${name} p95`, value: p95, unit: 'ms', atMost: line.reportP95 },
    ]),
    ...Object.entries(long).map(([name, value]): Figure => ({ subject, name, value, unit: 's' })),
    { subject, name: 'statements', value: statements, unit: '', atLeast: contractsOf(fullSize) * 0.9 },
    { subject, name: 'settlement', value: settled, unit: 's', atMost: line.settlement },
    { subject, name: 'rows that the proofs find wrong', value: wrong, unit: '', atMost: 0 },
    { subject, name: 'proofs', value: proven, unit: 's' },
  ]
}
