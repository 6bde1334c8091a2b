import { type ChildProcess, spawn } from 'node:child_process'
import { once as event } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import type { Database, DatabaseConfig } from '#gateway/db/client.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { withdrawalSetting } from '#gateway/wallet/withdrawal-rules.ts'
import { available, deposit, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers, type Player } from '#tests/support/players.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf } from '#tests/support/withdrawing.ts'
import { effect, type Job, transferKinds } from './operation.ts'

const worker = join(import.meta.dirname, 'worker.ts')
const start = 1_000_000n

/** Only the balance limits a withdrawal. */
const openRules = {
  ...withdrawalSetting.fallback,
  minimum: '1',
  dayCount: 1_000_000,
  daySum: '999999999999',
  turnoverPercent: 0,
}

/** How many answers to wait for before the next kill, so that it falls anywhere. */
export const someAnswers = () => 3 + Math.floor(Math.random() * 60)

/** Operations over many lives of a worker process: what was begun, and what was answered. */
export class KillRun {
  readonly #config: DatabaseConfig
  #players: readonly Player[] = []
  #payoutAccounts: readonly { readonly id: string; readonly member_id: bigint }[] = []
  readonly #begun = new Set<number>()
  readonly #done = new Set<number>()
  #child: ChildProcess | undefined
  #heard: (() => void) | undefined
  #errors = ''

  constructor(config: DatabaseConfig) {
    this.#config = config
  }

  async prepare(database: Database): Promise<void> {
    await smallCatalogue(database)
    this.#players = await openPlayers(
      database,
      Array.from({ length: 5 }, () => 'BRL'),
    )
    for (const { account } of this.#players) await deposit(database, account, start)
    await writeSetting(database, withdrawalSetting.name, openRules, new Date())
    for (const { memberId } of this.#players) {
      await database.query('UPDATE member SET cpf = $2 WHERE id = $1', [memberId, newCpf()])
      await database.query(
        `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
         VALUES ($1, 'pix', $2, 'Test', now(), now())`,
        [memberId, `${memberId}@pix.example`],
      )
    }
    this.#payoutAccounts = await rowsAs(database, 'SELECT id::text, member_id FROM payout_account')
  }

  /**
   * Starts a worker; it first asks again for everything that was left unanswered.
   *
   * @param largestFile bytes; no file can grow beyond, as on a disk that is full
   */
  begin(more = true, largestFile?: number): void {
    const unknown = [...this.#begun].filter((number) => !this.#done.has(number))
    const from = more ? Math.max(-1, ...this.#begun) + 1 : null
    const players = this.#players.map(({ memberId, gameSessionId, account }) => ({
      memberId: `${memberId}`,
      gameSessionId: `${gameSessionId}`,
      account: `${account}`,
      payoutAccount: this.#payoutAccounts.find(({ member_id }) => member_id === memberId)?.id ?? '',
    }))
    const job: Job = { database: this.#config, players, unknown, from }
    const command = [process.execPath, worker, JSON.stringify(job)]
    // `ulimit -f` counts blocks of 512 bytes.
    const limited = ['sh', '-c', `ulimit -f ${Math.ceil((largestFile ?? 0) / 512)}; exec "$@"`, 'sh', ...command]
    const [program = '', ...parameters] = largestFile === undefined ? command : limited
    const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    createInterface({ input: child.stdout }).on('line', (line) => this.#hear(line))
    child.stderr.on('data', (text) => {
      this.#errors += text
    })
    child.once('close', () => this.#heard?.())
  }

  /** Waits for that many more answers. */
  async answers(count: number): Promise<void> {
    const enough = this.#done.size + count
    while (this.#done.size < enough) {
      if (this.#child?.exitCode) throw new Error(`The worker ended by itself:\n${this.#errors}`)
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#heard = resolve
      await promise
    }
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL')
    await this.#ended()
  }

  /** Waits until the worker ends by itself; answers with its exit code, and its stderr. */
  async fallen(): Promise<{ code: number | null; said: string }> {
    await this.#ended()
    const said = this.#errors
    this.#errors = ''
    return { code: this.#child?.exitCode ?? null, said }
  }

  /** Repeats unanswered operations, and lets the worker end by itself. */
  async finish(): Promise<void> {
    this.begin(false)
    await this.#ended()
    expect(this.#child?.exitCode, this.#errors).toBe(0)
  }

  /** Every started operation happened exactly once, and nothing else did. */
  async verify(database: Database): Promise<number> {
    expect([...this.#begun].filter((number) => !this.#done.has(number))).toEqual([])
    const rows = await rowsAs<{ reference: string; kinds: string[] }>(
      database,
      `SELECT reference, array_agg(kind ORDER BY kind) AS kinds FROM (
         SELECT reference, kind FROM ledger_transfer WHERE reference LIKE 'operation:%'
         UNION ALL
         SELECT replace(k.key, 'key-', 'operation:'), t.kind FROM ledger_idempotency k
           JOIN deposit d ON d.reference = k.response #>> '{answer,depositId}' JOIN ledger_transfer t ON t.id = d.transfer_id
         UNION ALL
         SELECT replace(k.key, 'key-', 'operation:'), t.kind FROM ledger_idempotency k
           JOIN deposit d ON d.reference = k.response #>> '{answer,depositId}'
           JOIN deposit_receipt p ON p.deposit_id = d.id AND p.state = 'returned' JOIN deposit_return r ON r.receipt_id = p.id
           JOIN ledger_transfer t ON t.id IN (p.unclaimed_transfer_id, r.transfer_id)
         UNION ALL
         SELECT replace(k.key, 'key-', 'operation:'), t.kind FROM ledger_idempotency k
           JOIN withdrawal w ON w.reference = k.response #>> '{answer,reference}'
           JOIN ledger_transfer t ON t.id IN (w.transfer_id, w.return_transfer_id)
         UNION ALL
         SELECT replace(w.transaction_key, 'key-', 'operation:'), t.kind FROM wager w
           JOIN ledger_transfer t ON t.id IN (w.transfer_id, w.payout_transfer_id)) done GROUP BY reference`,
    )
    const numbers = [...this.#done].sort((a, b) => a - b)
    const found = new Map(
      rows.map((row) => [row.reference, typeof row.kinds === 'string' ? list(row.kinds) : row.kinds]),
    )
    expect(found).toEqual(new Map(numbers.map((number) => [`operation:${number}`, transferKinds(number)])))
    for (const [place, { account }] of this.#players.entries()) {
      const own = numbers.filter((number) => number % this.#players.length === place)
      expect(await available(database, account)).toBe(own.reduce((sum, number) => sum + effect(number), start))
    }
    await expectReconciled(database)
    return numbers.length
  }

  #hear(line: string): void {
    const [what, number] = line.split(' ')
    if (what === 'trying') this.#begun.add(Number(number))
    if (what === 'done') this.#done.add(Number(number))
    this.#heard?.()
  }

  // 'close' comes after everything the process ever wrote was read.
  async #ended(): Promise<void> {
    if (this.#child) await event(this.#child, 'close')
  }
}

// The PostgreSQL driver is not asked for array types, so arrays arrive as their text.
function list(text: string): string[] {
  return text.slice(1, -1).split(',')
}
