import { join } from 'node:path'
import { expect } from 'vitest'
import { withdrawalSetting } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { available, deposit, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers, type Player } from '#tests/support/players.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf } from '#tests/support/withdrawing.ts'
import { Lives } from './lives.ts'
import { effect, type Job, transferKinds } from './operation.ts'
import type { Work } from './perform.ts'

const worker = join(import.meta.dirname, 'worker.ts')
const start = 1_000_000n

/** Only the balance limits a withdrawal. */
const openRules = {
  ...withdrawalSetting.fallback,
  minimum: '1',
  dayCount: 1_000_000,
  daySum: '999999999999',
  turnoverPercent: 0,
  mobileRequired: false,
}

/** Operations with money over many lives of a worker process. */
export class KillRun extends Lives {
  readonly #config: DatabaseConfig
  #players: readonly Player[] = []
  #payoutAccounts: readonly { readonly id: string; readonly member_id: bigint }[] = []

  constructor(config: DatabaseConfig) {
    super(worker)
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
      await database.query('UPDATE member SET cpf = :cpf WHERE id = :memberId', { memberId, cpf: newCpf() })
      await database.query(
        `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
         VALUES (:memberId, 'pix', :identifier, 'Test', now(), now())`,
        { memberId, identifier: `${memberId}@pix.example` },
      )
    }
    this.#payoutAccounts = await rowsAs(database, 'SELECT id::text, member_id FROM payout_account')
  }

  protected task(): Omit<Job, keyof Work> {
    const players = this.#players.map(({ memberId, gameSessionId, account }) => ({
      memberId: `${memberId}`,
      gameSessionId: `${gameSessionId}`,
      account: `${account}`,
      payoutAccount: this.#payoutAccounts.find(({ member_id }) => member_id === memberId)?.id ?? '',
    }))
    return { database: this.#config, players }
  }

  /** Every started operation happened exactly once, and nothing else did. */
  async verify(database: Database): Promise<number> {
    this.expectAnswered()
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
    const numbers = [...this.answered.keys()].sort((a, b) => a - b)
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
}

// The PostgreSQL driver is not asked for array types, so arrays arrive as their text.
function list(text: string): string[] {
  return text.slice(1, -1).split(',')
}
