import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

// Read-only mirror of migrations 0001 and 0101: the application's role cannot write these tables, ledger functions do.

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const money = (name: string) => bigint(name, { mode: 'bigint' })
const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => instant('created_at').notNull().default(sql`clock_timestamp()`)

export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: id(),
    ownerKind: text('owner_kind', { enum: ['member', 'system'] }).notNull(),
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    shard: smallint('shard').notNull().default(0),
    currency: char('currency', { length: 3 }).notNull(),
    floor: text('floor', { enum: ['none', 'zero'] }).notNull(),
    balance: money('balance').notNull().default(sql`0`),
    held: money('held').notNull().default(sql`0`),
    postings: money('postings').notNull().default(sql`0`),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.ownerKind, table.ownerId, table.purpose, table.currency, table.shard)],
)

export const ledgerTransfer = pgTable('ledger_transfer', {
  id: id(),
  kind: text('kind').notNull(),
  reference: text('reference'),
  actor: text('actor'),
  idempotencyKey: text('idempotency_key'),
  reversesId: bigint('reverses_id', { mode: 'bigint' }),
  metadata: jsonb('metadata').notNull().default({}),
  createdAt: createdAt(),
  /** Over what it says. */
  hash: bytes('hash').notNull(),
})

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: id(),
    transferId: bigint('transfer_id', { mode: 'bigint' }).notNull(),
    accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
    /** Place in the account's chain, from 1 without gaps. */
    accountSeq: bigint('account_seq', { mode: 'bigint' }).notNull(),
    amount: money('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    balanceBefore: money('balance_before').notNull(),
    balanceAfter: money('balance_after').notNull(),
    createdAt: createdAt(),
    /** Over the account's posting before it, its transfer and what it says itself. */
    hash: bytes('hash').notNull(),
  },
  (table) => [unique().on(table.accountId, table.accountSeq)],
)

export const ledgerHold = pgTable('ledger_hold', {
  id: id(),
  accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
  amount: money('amount').notNull(),
  kind: text('kind').notNull(),
  reference: text('reference'),
  status: text('status', { enum: ['pending', 'posted', 'voided', 'expired'] })
    .notNull()
    .default('pending'),
  metadata: jsonb('metadata').notNull().default({}),
  expiresAt: instant('expires_at'),
  createdAt: createdAt(),
  closedAt: instant('closed_at'),
  /** The rest is set when it is posted. */
  stake: money('stake'),
  payout: money('payout'),
  transferId: bigint('transfer_id', { mode: 'bigint' }),
  payoutTransferId: bigint('payout_transfer_id', { mode: 'bigint' }),
  balanceAfter: money('balance_after'),
  heldAfter: money('held_after'),
})

export const ledgerIdempotency = pgTable(
  'ledger_idempotency',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
)

export const ledgerPeriod = pgTable(
  'ledger_period',
  {
    contract: text('contract').notNull(),
    period: text('period').notNull(),
    transferId: bigint('transfer_id', { mode: 'bigint' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contract, table.period] })],
)
