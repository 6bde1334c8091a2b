import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForPayout } from '#gateway/agents/commission/payouts.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { contractFor, giveCommission, type LineAccount, lineAccount, someStatement } from '#tests/support/agents.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available } from '#tests/support/ledger.ts'
import { operatorCommand } from '#tests/support/operator-command.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import packageFile from '../../../../package.json' with { type: 'json' }

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

/** Runs a script as the operator does, in a process of its own. */
const command = (script: string, words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent' }
    execFile(process.execPath, [script, ...words], { env }, (error, said, complained) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said, complained }),
    )
  })

const scripts = Object.values(packageFile.scripts).flatMap((text) => /^node (scripts\/\w+\.ts)$/.exec(text)?.[1] ?? [])
/** Commands of developers; the bench loads a browser's driver before it reads its arguments. */
const ofDevelopers = ['start', 'dev', 'test', 'test-long', 'bench'].map((name) => `scripts/${name}.ts`)

test('every command of the operator answers an unknown option with one line', async () => {
  const commands = scripts.filter((script) => !ofDevelopers.includes(script))
  expect(commands).toContain('scripts/agents.ts')
  const ended = await Promise.all(
    commands.map(async (script) => ({ script, ...(await command(script, ['--unknown'])) })),
  )
  for (const { script, complained, ...rest } of ended) {
    expect(rest, script).toEqual({ code: 1, said: '' })
    expect(complained, script).toMatch(/^[^\n]*'--unknown'[^\n]*\n$/)
  }
})

describe.skipIf(!hasPostgres())('npm run agents', () => {
  let gateway: TestGateway
  let url: string
  let close: () => Promise<unknown>
  let directory: string
  let agent: LineAccount
  let name: string
  beforeAll(async () => {
    const empty = await emptyPostgres('template1')
    url = empty.url
    gateway = await testGateway({ database: await openDatabase({ kind: 'postgres', url, connections: 2 }) })
    close = () => gateway.close().then(empty.drop)
    await smallCatalogue(gateway.deps.database)
    directory = await mkdtemp(join(tmpdir(), 'arara-agents-'))
    agent = await lineAccount(gateway.deps, { isAgent: true })
    const [row] = await rowsAs<{ account: string }>(
      gateway.deps.database,
      'SELECT account FROM member WHERE id = :memberId',
      { memberId: agent.memberId },
    )
    name = row?.account ?? ''
    await giveCommission(gateway, name, 20_000_00n)
  })
  afterAll(async () => {
    await rm(directory, { recursive: true })
    await close()
  })

  const agents = (...words: string[]) => operatorCommand('scripts/agents.ts', words, { DATABASE_URL: url })
  const asked = async (amount: bigint) => {
    const owner = { session: agent.session, address: '127.0.0.1' }
    return (await askForPayout(gateway.deps, owner, { amount, key: crypto.randomUUID() })).reference
  }
  const payoutOf = async (reference: string) =>
    (
      await rowsAs<{ state: string; decided_by: string; reason: string | null }>(
        gateway.deps.database,
        'SELECT state, decided_by, reason FROM commission_payout WHERE reference = :reference',
        { reference },
      )
    )[0]
  const done = { code: 0, said: 'Done.\n', complained: '' }

  test('lists what the house gives and what waits, and pays a payout once', async () => {
    expect(await agents()).toEqual({ code: 0, said: 'The house gives no contract yet.\n', complained: '' })
    await contractFor(gateway.deps, agent, salary(tier(100)), { from: new Date('2026-01-01T03:00:00Z') })
    const reference = await asked(5_000_01n)
    const { code, said } = await agents()
    expect(code).toBe(0)
    const lines = said.trimEnd().split('\n')
    expect(lines.map((line) => line.split('\t'))).toEqual([
      [name, 'dailySalary', 'BRL', 'version 1', '2026-01-01T03:00:00.000Z', 'goes on', '0 below'],
      ['payout', reference, name, '5000.01', 'BRL', expect.stringMatching(/^\d{4}-/)],
    ])
    const before = await available(gateway.deps.database, agent.account)
    expect(await agents('pay', reference, '--by', 'Ana')).toEqual(done)
    const again = await agents('pay', reference, '--by', 'Bia')
    expect(again).toEqual({ code: 1, said: 'Nothing with this number waits.\n', complained: '' })
    expect(await payoutOf(reference)).toEqual({ state: 'paid', decided_by: 'Ana', reason: null })
    expect(await available(gateway.deps.database, agent.account)).toBe(before + 5_000_01n)
    expect((await agents()).said).not.toContain(reference)
  })

  test('rejects a payout with a reason, and with none not at all', async () => {
    const reference = await asked(5_000_02n)
    const without = await agents('reject', reference, '--by', 'Ana')
    expect(without).toMatchObject({
      code: 1,
      said: '',
      complained: expect.stringContaining('npm run agents -- reject'),
    })
    expect(await payoutOf(reference)).toMatchObject({ state: 'requested' })
    expect(await agents('reject', reference, '--by', 'Ana', '--reason', 'Wrong account')).toEqual(done)
    expect(await payoutOf(reference)).toEqual({ state: 'rejected', decided_by: 'Ana', reason: 'Wrong account' })
  })

  test('puts in a correction that takes away', async () => {
    const statement = await someStatement(gateway, name)
    const correct = (number: string) => agents('correct', number, '-250', '--by', 'Ana', '--reason', 'Counted twice')
    const [known, unknown] = await Promise.all([correct(statement), correct('999')])
    expect(known).toEqual(done)
    expect(unknown).toEqual({ code: 1, said: '', complained: 'There is no statement 999.\n' })
    const text = 'SELECT adjusts_id::text AS statement, amount, reason, put_in_by FROM line_adjustment'
    expect(await rowsAs(gateway.deps.database, text)).toEqual([
      { statement, amount: -250n, reason: 'Counted twice', put_in_by: 'Ana' },
    ])
  })

  test('names a file that is missing or is no contract in one line, and an unknown command with all commands', async () => {
    const contract = (file: string) => agents('contract', file, '--agent', name, '--by', 'Ana')
    const file = join(directory, 'contract.json')
    await writeFile(file, '{"kind":"dividend"}')
    const [missing, wrong, help, unknown] = await Promise.all([
      contract(join(directory, 'missing.json')),
      contract(file),
      agents('--help'),
      agents('praise'),
    ])
    const inOneLine = { code: 1, said: '', complained: expect.stringMatching(/^[^\n]+\n$/) }
    expect(missing).toEqual(inOneLine)
    expect(missing.complained).toContain('missing.json')
    expect(wrong).toEqual(inOneLine)
    expect(help).toMatchObject({ code: 0, complained: '' })
    expect(unknown).toEqual({ code: 1, said: '', complained: help.said })
  })
})
