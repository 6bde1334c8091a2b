import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Struct } from 'superstruct'

/**
 * The studio's own books: what players launched, every round with its stake and win, and the wallets that it keeps. Amounts
 * are integers in minor units.
 */
export interface Books {
  run(text: string, values: Values): number
  row<Row, Schema>(shape: Struct<Row, Schema>, text: string, values: Values): Row | undefined
  rows<Row, Schema>(shape: Struct<Row, Schema>, text: string, values: Values): Row[]
  /** All or nothing. Nothing else runs meanwhile, because statements do not wait. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

type Values = Readonly<Record<string, SQLInputValue>>

const schema = `
  -- A game that the platform asked to open. \`token\` is the platform's, until it is exchanged.
  CREATE TABLE IF NOT EXISTS launch (
    id TEXT PRIMARY KEY, vendor TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, mode TEXT NOT NULL,
    currency TEXT NOT NULL, language TEXT NOT NULL, token TEXT NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER) STRICT;
  -- A player at a game, on one page. \`token\` is that of the platform's session.
  CREATE TABLE IF NOT EXISTS seat (
    id TEXT PRIMARY KEY, vendor TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, mode TEXT NOT NULL,
    currency TEXT NOT NULL, language TEXT NOT NULL, token TEXT NOT NULL, balance INTEGER NOT NULL, net INTEGER NOT NULL,
    started_at INTEGER NOT NULL, cycle INTEGER NOT NULL, reality_check INTEGER, created_at INTEGER NOT NULL) STRICT;
  -- Rounds: drawn before the platform is asked, so that an answer that is lost changes no result.
  CREATE TABLE IF NOT EXISTS round (
    id TEXT PRIMARY KEY, vendor TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, mode TEXT NOT NULL,
    currency TEXT NOT NULL, key TEXT NOT NULL, token TEXT NOT NULL, manner TEXT NOT NULL,
    stake INTEGER NOT NULL CHECK (stake > 0), win INTEGER NOT NULL CHECK (win >= 0), outcome TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('drawn', 'held', 'returning', 'paid', 'refused', 'returned')),
    refusal TEXT, detail TEXT, balance INTEGER, seen INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER, created_at INTEGER NOT NULL,
    UNIQUE (vendor, player, game, mode, key)) STRICT;
  CREATE INDEX IF NOT EXISTS round_due ON round (next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS round_of_player ON round (vendor, player, game, mode, created_at);
  -- Wallets of players, and the transfers that filled them.
  CREATE TABLE IF NOT EXISTS wallet (
    vendor TEXT NOT NULL, player TEXT NOT NULL, currency TEXT NOT NULL, balance INTEGER NOT NULL CHECK (balance >= 0),
    PRIMARY KEY (vendor, player, currency)) STRICT;
  CREATE TABLE IF NOT EXISTS transfer (
    vendor TEXT NOT NULL, reference TEXT NOT NULL, player TEXT NOT NULL, currency TEXT NOT NULL,
    -- What it adds to the wallet; negative if it takes something out.
    amount INTEGER NOT NULL, state TEXT NOT NULL CHECK (state IN ('done', 'refused')), created_at INTEGER NOT NULL,
    PRIMARY KEY (vendor, reference)) STRICT;
  -- Rounds from these wallets that the platform has not been told of yet, each written with its round.
  CREATE TABLE IF NOT EXISTS report (
    vendor TEXT NOT NULL, round TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL,
    PRIMARY KEY (vendor, round)) STRICT;
  CREATE INDEX IF NOT EXISTS report_due ON report (next_at);
  -- What the platform allows in the next round of one of its sessions, from such a wallet; used once.
  CREATE TABLE IF NOT EXISTS permit (
    token TEXT PRIMARY KEY, stake INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS nonce (key TEXT NOT NULL, nonce TEXT NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (key, nonce)) STRICT;
`

/** Opens the books in a directory, or in memory without one. */
export function openBooks(dataDir?: string): Books {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(dataDir === undefined ? ':memory:' : join(dataDir, 'books.sqlite'))
  // A round must not be forgotten once the platform knows it, so each commit is on the disk.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
  )
  database.exec(schema)
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const statement = (text: string) => {
    const prepared = known.get(text) ?? database.prepare(text)
    prepared.setReadBigInts(true)
    known.set(text, prepared)
    return prepared
  }
  return {
    run: (text, values) => Number(statement(text).run({ ...values }).changes),
    row: (shape, text, values) => {
      const found = statement(text).get({ ...values })
      return found && shape.create({ ...found })
    },
    rows: (shape, text, values) =>
      statement(text)
        .all({ ...values })
        .map((found) => shape.create({ ...found })),
    transaction(work) {
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (thrown) {
        database.exec('ROLLBACK')
        throw thrown
      }
    },
    close: () => database.close(),
  }
}
