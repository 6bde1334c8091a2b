import { boolean, integer, object, type as rowType, string } from 'superstruct'
import { tableOf, tables } from '#games/tables/tables.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import type { Asked } from '#gateway/platform/operators/operation.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'

const TableRow = rowType({ table_id: string(), is_open: boolean(), has_chat: boolean(), rounds: integer() })

/** All tables, and whether they are open. */
const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await rowsOf(
      deps.database,
      TableRow,
      `SELECT t.table_id, t.is_open, t.has_chat, (SELECT count(*)::int FROM table_round r
         WHERE r.table_id = t.table_id AND r.settled_at IS NULL) AS rounds FROM game_table t`,
    )
    for (const { id } of tables) {
      const row = rows.find(({ table_id }) => table_id === id)
      const chat = (row?.has_chat ?? true) ? 'chat on' : 'chat off'
      out.row(id, (row?.is_open ?? true) ? 'open' : 'closed', chat, `${row?.rounds ?? 0} rounds not settled`)
    }
  },
})

/** Stores a switch of a table that may never have been watched. */
async function store({ deps }: Asked, table: string, column: 'is_open' | 'has_chat', value: boolean): Promise<void> {
  const known = tableOf(table)
  if (!known) throw new Error(`There is no table ${table}.`)
  // The table for free play goes with the one that it is like.
  const all = known.kind === 'seats' ? [...new Set([known.id, known.free])] : [known.id]
  await deps.database.transaction(async (tx) => {
    for (const each of all) {
      await tx.query(
        `INSERT INTO game_table (table_id, watched_until, ${column}) VALUES (:each, 'epoch', :value)
         ON CONFLICT (table_id) DO UPDATE SET ${column} = excluded.${column}`,
        { each, value },
      )
      await tx.query('SELECT table_moved(:each)', { each })
    }
  })
}

/** An operation that stores a switch of a table. */
const switching = (column: 'is_open' | 'has_chat', value: boolean) =>
  operation({ takes: object({ table: string() }), run: (asked, { table }) => store(asked, table, column, value) })

/** Lets the author of a message write nothing for some hours; 0 lets them write again. */
const silence = operation({
  takes: object({ message: string(), hours: string() }),
  run: async ({ deps, by }, { message, hours }) => {
    if (!/^\d{1,18}$/.test(message)) throw new Error(`There is no message ${message}.`)
    if (!/^\d{1,5}$/.test(hours)) throw new Error('Hours are a whole number.')
    const until = new Date(deps.now().getTime() + Number(hours) * 3_600_000)
    const row = await rowOf(
      deps.database,
      IdRow,
      `UPDATE table_author SET silenced_until = :until, silenced_by = :by
       WHERE member_id = (SELECT member_id FROM table_message WHERE id = :message) RETURNING member_id AS id`,
      { message: BigInt(message), until, by },
    )
    if (!row) throw new Error(`There is no message ${message}.`)
  },
})

export const tablesOperations: Readonly<Record<string, Operation>> = {
  'tables.list': list,
  'tables.open': switching('is_open', true),
  /** The round that goes on is played to its end. */
  'tables.close': switching('is_open', false),
  'tables.mute': switching('has_chat', false),
  'tables.unmute': switching('has_chat', true),
  'tables.silence': silence,
}
