import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextStates as nextCheckStates } from '#gateway/account/kyc/decide.ts'
import { nextDepositStates, nextReturnStates } from '#gateway/money/deposits/deposit-states.ts'
import { nextStates as nextWithdrawalStates } from '#gateway/money/withdrawals/states.ts'
import type { Database, Transaction } from '#gateway/platform/db/client.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { lists } from './lists.ts'

type Ways = Readonly<Record<string, readonly string[]>>

/** Which state may follow which: the tables of TypeScript, which the guards of the database repeat. */
const inBoth: Readonly<Record<string, Ways>> = {
  'deposit.status': nextDepositStates,
  'deposit_return.state': nextReturnStates,
  'identity_check.state': nextCheckStates,
  'withdrawal.state': nextWithdrawalStates,
}

/** States of guarded tables whose ways no table of TypeScript has: the guard is the only rule. */
const onlyGuarded: readonly string[] = [
  'bonus_grant.status',
  'commission_payout.state',
  'deposit_receipt.state',
  'free_rounds.status',
  'jackpot_pot.state',
  'ledger_hold.status',
  'line_statement.state',
  'lottery_draw.state',
  'member_reward.state',
  'point_order.state',
  'raffle.state',
  'raffle_entry.state',
  'round.state',
  'table_round.state',
  'tournament.state',
  'tournament_player.state',
  'vendor_transaction.state',
  'vendor_transfer.state',
  'vip_period.state',
  'vip_step.state',
  'wager.state',
]

/** A row before an update of its state, and the guards of its table. */
interface Guarded {
  readonly name: string
  readonly table: string
  readonly column: string
  readonly triggers: readonly string[]
}

/**
 * The ways that the guards of a table allow, tried with all pairs of states. The rows are those of a copy of the table without
 * its constraints, so that only the guards can refuse.
 */
async function waysOf(tx: Transaction, { name, table, column, triggers }: Guarded): Promise<Ways> {
  const words = lists[name]?.[0] ?? []
  await tx.query(`CREATE TEMP TABLE probe ON COMMIT DROP AS SELECT * FROM ${table} WITH NO DATA`)
  for (const trigger of triggers) await tx.query(trigger)
  // Its guard compares these too, and null is less than nothing.
  if (table === 'free_rounds')
    await tx.query('ALTER TABLE probe ALTER COLUMN used SET DEFAULT 0, ALTER COLUMN won SET DEFAULT 0')
  await tx.query(`CREATE FUNCTION pg_temp.ways(p_words text[]) RETURNS TABLE (was text, becomes text) LANGUAGE plpgsql AS $$
    BEGIN
      FOREACH was IN ARRAY p_words LOOP
        FOREACH becomes IN ARRAY p_words LOOP
          CONTINUE WHEN was = becomes;
          BEGIN
            TRUNCATE probe;
            INSERT INTO probe (${column}) VALUES (was);
            UPDATE probe SET ${column} = becomes;
            RETURN NEXT;
          EXCEPTION WHEN insufficient_privilege THEN NULL;
          END;
        END LOOP;
      END LOOP;
    END $$`)
  const rows = await rowsAs<{ was: string; becomes: string }>(
    tx,
    `SELECT * FROM pg_temp.ways(ARRAY(SELECT jsonb_array_elements_text(:words::text::jsonb)))`,
    { words: JSON.stringify(words) },
  )
  return Object.fromEntries(
    words.map((word) => [word, rows.filter(({ was }) => was === word).map(({ becomes }) => becomes)]),
  )
}

let database: Database
const guarded = new Map<string, Ways>()

beforeAll(async () => {
  database = await memoryDatabase()
  const tables = await rowsAs<Guarded>(
    database,
    `SELECT c.relname || '.' || a.attname AS name, c.relname AS table, a.attname AS column,
       jsonb_agg(regexp_replace(pg_get_triggerdef(t.oid), ' ON \\S+ ', ' ON probe ')) AS triggers
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('state', 'status')
     WHERE c.relnamespace = 'public'::regnamespace AND pg_get_triggerdef(t.oid) ~ ' BEFORE (DELETE OR )?UPDATE ON .* FOR EACH ROW '
       -- It follows from the state (wager_status_of_state).
       AND (c.relname, a.attname) <> ('wager', 'status') GROUP BY 1, 2, 3`,
  )
  for (const table of tables.filter(({ name }) => name in lists))
    await database.transaction(async (tx) => {
      await tx.query('SET LOCAL ROLE NONE')
      guarded.set(table.name, await waysOf(tx, table))
      await tx.query('DROP FUNCTION pg_temp.ways')
    })
})
afterAll(() => database.close())

test('the database allows the same changes of a state as the gateway (rules 10.35 and 20.7)', () => {
  const ways = Object.fromEntries(Object.keys(inBoth).map((name) => [name, guarded.get(name)]))
  expect(ways).toEqual(inBoth)
})

test('the ways of each guarded state are compared, or known to its guard alone', () => {
  expect([...guarded.keys()].toSorted()).toEqual([...Object.keys(inBoth), ...onlyGuarded].toSorted())
})
