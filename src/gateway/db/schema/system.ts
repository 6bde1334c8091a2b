import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Settings an operator can change while the gateway runs; made by migration 0012. */
export const systemSetting = pgTable('system_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Key pairs for sealed bodies. */
export const sealKey = pgTable('seal_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull(),
})
