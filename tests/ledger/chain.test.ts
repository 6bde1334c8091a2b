import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { lostHeads } from '#gateway/platform/ledger/heads.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { asOwner, hasPostgres, ownerUrl, postgresDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, funded } from '#tests/support/ledger.ts'
import { fundedMember, launch, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

const rules = {
  posting: 'each posting is what was chained to the one before it',
  transfer: 'each transfer is what was chained with its postings',
  wager: 'a bet is what was chained with its transfer',
}

describe.skipIf(!hasPostgres())('the chain of hashes names the rows that a superuser has changed', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true, database: 'postgres' })
    const { token } = await fundedMember(gateway, 100_00n)
    const games = [await launch(gateway, token), await launch(gateway, await trialUser(gateway), 'trial')]
    for (const game of [...games, ...games, ...games]) {
      const sending = { token: game, key: crypto.randomUUID() }
      ;(await gateway.call(spinSlots, { stake: 5_00n }, sending)).value()
    }
  })
  afterAll(() => gateway.close())

  /** The first row that the proof names under `rule` after `change`, which is taken back. */
  async function named(rule: string, change: string, back: string): Promise<string | undefined> {
    const { database } = gateway.deps
    return await asOwner(database, async (sql) => {
      await sql`SET session_replication_role = replica`
      await sql.unsafe(change)
      const { findings } = await reconcileAll(database)
      await sql.unsafe(back)
      await expectReconciled(database)
      return findings.find((finding) => finding.rule === rule)?.examples.join()
    })
  }

  const id = async (text: string) => {
    const [row] = await rowsAs<{ id: bigint }>(gateway.deps.database, text)
    return row?.id ?? 0n
  }
  const postings = 'SELECT id FROM ledger_posting WHERE account_seq > 1'

  it('the amount of a posting in the middle', async () => {
    const row = await id(`${postings} ORDER BY id LIMIT 1`)
    const change = (sign: string) =>
      `UPDATE ledger_posting SET amount = amount ${sign} 1, balance_after = balance_after ${sign} 1 WHERE id = ${row}`
    expect(await named(rules.posting, change('+'), change('-'))).toMatch(new RegExp(`^\\("posting ${row}",[^)]*\\)$`))
  })

  it('the time of the last posting', async () => {
    const row = await id('SELECT max(id) AS id FROM ledger_posting')
    const change = (sign: string) =>
      `UPDATE ledger_posting SET created_at = created_at ${sign} interval '1 s' WHERE id = ${row}`
    expect(await named(rules.posting, change('+'), change('-'))).toMatch(new RegExp(`^\\("posting ${row}",[^)]*\\)$`))
  })

  it.each([
    ['kind', "kind = 'deposiT'", "kind = 'deposit'"],
    ['reference', "reference = reference || 'x'", 'reference = left(reference, -1)'],
  ])('the %s of a transfer, and no posting', async (_, change, back) => {
    const row = await id("SELECT id FROM ledger_transfer WHERE kind = 'deposit'")
    const update = (set: string) => `UPDATE ledger_transfer SET ${set} WHERE id = ${row}`
    expect(await named(rules.transfer, update(change), update(back))).toMatch(`("transfer ${row}"`)
    expect(await named(rules.posting, update(change), update(back))).toBe('')
  })

  it('a transfer with a recalculated hash, which its postings contradict', async () => {
    const row = await id("SELECT id FROM ledger_transfer WHERE kind = 'deposit'")
    const update = (kind: string) =>
      `UPDATE ledger_transfer SET kind = '${kind}' WHERE id = ${row};
       UPDATE ledger_transfer t SET hash = ledger_transfer_hash(t) WHERE id = ${row}`
    const first = await id(`SELECT min(id) AS id FROM ledger_posting WHERE transfer_id = ${row}`)
    expect(await named(rules.posting, update('gift'), update('deposit'))).toMatch(`("posting ${first}"`)
  })

  it.each([
    ['win', 'win = win + 1', 'win = win - 1'],
    ['valid bet', 'valid_bet = valid_bet - 1', 'valid_bet = valid_bet + 1'],
    ['outcome', `outcome = outcome || '{"seen": 1}'`, "outcome = outcome - 'seen'"],
    ['time', "placed_at = placed_at - interval '1 s'", "placed_at = placed_at + interval '1 s'"],
  ])('the %s of a bet', async (_, change, back) => {
    const row = await id('SELECT min(id) AS id FROM wager')
    const update = (set: string) => `UPDATE wager SET ${set} WHERE id = ${row}`
    expect(await named(rules.wager, update(change), update(back))).toMatch(`("bet ${row}"`)
  })

  it('the owner of an account', async () => {
    const row = await id("SELECT min(id) AS id FROM ledger_account WHERE owner_kind = 'member' AND currency = 'BRL'")
    const first = await id(`SELECT id FROM ledger_posting WHERE account_id = ${row} AND account_seq = 1`)
    const owner = (set: string) => `UPDATE ledger_account SET owner_id = ${set} WHERE id = ${row}`
    expect(await named(rules.posting, owner("owner_id || '9'"), owner('left(owner_id, -1)'))).toMatch(
      `("posting ${first}"`,
    )
  })
})

describe.skipIf(!hasPostgres())('a chain that was rewritten as a whole', () => {
  const directory = mkdtempSync(join(tmpdir(), 'arara-heads-'))
  const file = join(directory, 'heads.txt')
  let database: Database
  beforeAll(async () => {
    database = await postgresDatabase()
    for (let members = 0; members < 3; members++) await funded(database, 1_000n)
  })
  afterAll(async () => {
    await database.close()
    rmSync(directory, { recursive: true })
  })

  const command = async () => {
    const DATABASE_URL = await ownerUrl(database)
    const { status, stdout } = spawnSync(process.execPath, ['scripts/reconcile.ts', '--heads', file], {
      env: { ...process.env, DATABASE_URL },
      encoding: 'utf8',
    })
    return { status, stdout }
  }

  it('holds by itself, but not against heads that were kept elsewhere', async () => {
    expect(await command()).toMatchObject({ status: 0 })
    const kept = readFileSync(file, 'utf8')
    await funded(database, 5n)
    const { status, stdout } = await command()
    expect(stdout).toContain(`holds   the chain has every head kept in ${file}`)
    expect(stdout).toContain(`heads   ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    expect(status).toBe(0)

    await asOwner(database, (sql) =>
      sql.unsafe(`SET session_replication_role = replica;
        UPDATE ledger_transfer SET created_at = created_at - interval '1 day' WHERE id = 1;
        UPDATE ledger_transfer t SET hash = ledger_transfer_hash(t);
        UPDATE ledger_posting p SET hash = ledger_posting_hash(ledger_account_hash(a), t.hash, p)
          FROM ledger_account a, ledger_transfer t
          WHERE a.id = p.account_id AND t.id = p.transfer_id AND p.account_seq = 1`),
    )
    await expectReconciled(database)
    expect(await lostHeads(database, kept)).toEqual(kept.split('\n').filter((line) => /^[12] /.test(line)))
    const after = await command()
    expect(after.stdout).toContain(`BROKEN  the chain has every head kept in ${file}`)
    expect(after.status).toBe(1)
  })
})
