import { bigint, boolean, char, date, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Accounts of people; made by migrations 0010, 0030 and 0050. */
export const member = pgTable('member', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  account: text('account').notNull(),
  accountKey: text('account_key').notNull().unique(),
  nickname: text('nickname').notNull(),
  type: smallint('type').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  passwordHash: text('password_hash'),
  payeeName: text('payee_name'),
  email: text('email'),
  mobileNum: text('mobile_num'),
  countryDialingCode: text('country_dialing_code'),
  termsAcceptedAt: instant('terms_accepted_at'),
  passwordExpired: boolean('password_expired').notNull().default(false),
  disabledAt: instant('disabled_at'),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  mobileKey: text('mobile_key'),
  mobileVerifiedAt: instant('mobile_verified_at'),
  emailVerifiedAt: instant('email_verified_at'),
  passwordChangedAt: instant('password_changed_at'),
  paymentPasswordHash: text('payment_password_hash'),
  avatarUrl: text('avatar_url'),
  contacts: jsonb('contacts').$type<Readonly<Record<string, string>>>().notNull().default({}),
  birthday: date('birthday', { mode: 'string' }),
  registerUrl: text('register_url'),
  registerDomain: text('register_domain'),
})
