import { forgetComputations } from '#gateway/agent/computations/computation-rows.ts'
import { forgetMinutes } from '#gateway/agent/line/count-line.ts'
import { forgetSetups } from '#gateway/auth/authenticators.ts'
import { deleteOldCaptchas } from '#gateway/auth/captchas.ts'
import { forgetCodes } from '#gateway/auth/codes.ts'
import { forgetDevices } from '#gateway/auth/devices-seen.ts'
import { forgetTrials } from '#gateway/auth/forget-trials.ts'
import { forgetHandoffs } from '#gateway/auth/handoff.ts'
import { forgetOldAttempts, forgetOldFailures } from '#gateway/auth/login-guard.ts'
import { forgetPasskeyChallenges } from '#gateway/auth/passkey-challenges.ts'
import { forgetResets } from '#gateway/auth/recovery.ts'
import { forgetSteps } from '#gateway/auth/second-step.ts'
import { forgetAddresses, forgetSessions } from '#gateway/auth/sessions.ts'
import { purge } from '#gateway/db/purge.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { forgetEvents, forgetTickets } from '#gateway/events/tickets.ts'
import { forgetExports } from '#gateway/export/tickets.ts'
import { forgetGameSessions } from '#gateway/game/sessions.ts'
import { forgetDrafts } from '#gateway/kyc/draft.ts'
import { forgetDocuments } from '#gateway/kyc/forget-documents.ts'
import { forgetKeys } from '#gateway/ledger/forget-keys.ts'
import { forgetVisitors } from '#gateway/links/clicks.ts'
import { forgetTests } from '#gateway/links/postback/deliveries.ts'
import { forgetMessages } from '#gateway/member/messages.ts'
import { forgetChallenges } from '#gateway/ports/altcha.ts'
import { forgetOutbox } from '#gateway/ports/outbox.ts'
import { forgetDeliveries } from '#gateway/rewards/work-orders.ts'
import { forgetFeedback } from '#gateway/system/feedback.ts'
import { forgetSealed } from '#gateway/system/sealed-bodies.ts'
import { operatorDays } from '#gateway/system/time-zone.ts'
import { configuredStore } from '#gateway/uploads/configured-store.ts'
import { forgetPlaces } from '#gateway/uploads/upload-places.ts'
import { forgetUploads } from '#gateway/uploads/uploads.ts'
import { forgetTransactions } from '#gateway/vendor/forget-transactions.ts'
import { forgetUnpaidDeposits } from '#gateway/wallet/unpaid-deposits.ts'
import { addDays } from '#lib/civil-days.ts'

/** Retention of a table's rows. */
interface Retention {
  /** The retention in words, as in docs/operating.md. */
  readonly rows: string
  /** Deletes expired rows. Left out if rows stay, or are deleted with those of another table. */
  forget?(deps: GatewayDeps): Promise<void>
  /** Interval between two runs. */
  readonly every?: 'five minutes' | 'hour'
}

const kept = (rows: string): Retention => ({ rows })
const soon = (rows: string, forget: NonNullable<Retention['forget']>): Retention => ({
  rows,
  forget,
  every: 'five minutes',
})
const later = (rows: string, forget: NonNullable<Retention['forget']>): Retention => ({ rows, forget, every: 'hour' })

/** The retention of every table of the schema. */
export const retention: Readonly<Record<string, Retention>> = {
  ledger_account: kept('stay; a trial user’s go with them'),
  ledger_transfer: kept('stay; a trial user’s go with them'),
  ledger_posting: kept('stay; a trial user’s go with them'),
  ledger_hold: kept('stay; a trial user’s go with them'),
  ledger_period: kept('stay'),
  ledger_idempotency: later('30 days', ({ database, now }) => forgetKeys(database, now())),
  round: kept('stay; a trial user’s go with them'),
  wager: kept('stay; a trial user’s go with them'),
  vendor_transaction: later(
    '30 days of our own games, 120 days of a vendor’s, and as long as their bet is open',
    (deps) => forgetTransactions(deps.database, deps.now()),
  ),
  member_hour: kept('stay; a trial user’s go with them'),
  played_hour: kept('7 days: the job that counts played games deletes older ones'),
  played_game: kept('as long as an hour of it is counted'),
  top_win: kept('7 days: the job that counts played games deletes older ones'),
  played_mark: kept('one row'),
  member: later('stay; trial users go 7 days after they came, with all they own', (deps) => forgetTrials(deps)),
  member_upline: kept('stay'),
  member_limit: kept('stay until they are removed'),
  member_protection: kept('stay'),
  member_protection_event: kept('stay: the record of limits, pauses and exclusions'),
  upload: later(
    'the picture of an account until it is replaced; a proof, or a picture of an application, 1,825 days; documents until `identity.keepMonths` after their account was closed; an unused one a day',
    async (deps) => {
      const store = configuredStore(deps.config)
      await forgetUploads(deps.database, store, deps.now())
      await forgetDocuments(deps, store)
    },
  ),
  upload_taken: later('a day', forgetPlaces),
  identity_check: later('stay; a draft 30 days after its last change', (deps) => forgetDrafts(deps)),
  identity_event: kept('stay: the record of what was decided'),
  sandbox_identity: kept('stay: the sandbox forgets nothing'),
  play_clock: kept('one row for each player with a limit or a check'),
  // Limits look back a month.
  play_day: later('a year', async ({ database, now }) => {
    const { today } = await operatorDays(database, now())
    await purge(database, 'play_day', 'day < $1::date', [addDays(today, -365)])
  }),
  member_authenticator: kept('stay'),
  member_identity: kept('stay'),
  passkey: kept('stay until they are removed'),
  data_export: later('2 days', ({ database, now }) => forgetExports(database, now())),
  member_audit: kept('stay'),
  recovery_code: kept('stay, used ones too, until new ones replace them'),
  member_address: later('365 days after their last use, but for each member’s last', ({ database, now }) =>
    forgetAddresses(database, now()),
  ),
  member_device: later('365 days after their last use', ({ database, now }) => forgetDevices(database, now())),
  member_message: later(
    '365 days; a deleted one loses its content at once, and keeps its reference so that it is not sent again',
    ({ database, now }) => forgetMessages(database, now()),
  ),
  favourite: kept('stay: one for each member and game at most'),
  recent: kept('stay: one for each member and game at most'),
  invitation_code: kept('stay'),
  contract_request: kept('stay'),
  contract_event: kept('stay'),
  deposit: later('stay where money arrived; others 90 days after their end', ({ database, now }) =>
    forgetUnpaidDeposits(database, now()),
  ),
  deposit_receipt: kept('stay'),
  deposit_return: kept('stay'),
  deposit_claim: kept('stay'),
  payout_account: kept('stay, removed ones too: withdrawals name them'),
  withdrawal: kept('stay'),
  withdrawal_event: kept('stay'),
  withdrawal_case: kept('stay'),
  line_transfer: kept('stay'),
  agent_line: kept('stay, with the days up to which they held'),
  line_place: kept('stay, with the days up to which they held'),
  line_night: kept('stay: a row for each night'),
  line_finding: kept('stay: rules that did not hold in a night'),
  computation: soon('an hour after its end', ({ database, now }) => forgetComputations(database, now())),
  statement_check: kept('stay: the last check of a statement'),
  line_move: kept('stay: what the house moved, by whom and why'),
  line_days: kept('stay: a row for each account and month of play'),
  line_play: kept('stay: a row for each account, category and day of play'),
  line_money: kept('stay: a row for each account and day on which its money moved'),
  line_entry: kept('stay: a row for each movement of money of an account below an agent'),
  team_play: kept('stay: a row for each agent, category and day of play'),
  team_money: kept('stay: a row for each agent and day on which money moved'),
  line_minutes: later('7 days, and until they are settled', ({ database, now }) => forgetMinutes(database, now())),
  line_money_due: kept('until they are counted'),
  line_mark: kept('one row'),
  closed_time: kept('one row'),
  zone_offset: kept('stay: one for each change of the clock of the operator’s zone'),
  agent_link: kept('stay'),
  agent_link_day: kept('stay: a row for each link and day with visits'),
  agent_link_visitor: soon('until the civil day is over', ({ database, now }) => forgetVisitors(database, now())),
  agent_link_salt: kept('until the civil day is over; deleted together with the hashes of visitors'),
  link_postback: kept('until the agent removes it'),
  postback_secret: kept('one for each agent: another one replaces it'),
  postback: later('stay, so that no event is sent twice; tests 30 days', forgetTests),
  line_rebate: kept('stay, every one that was in force'),
  line_contract: kept('stay'),
  line_contract_version: kept('stay, every version'),
  line_settled: kept('one row for each kind of contract and length of period'),
  line_statement: kept('stay'),
  line_statement_active: kept('stay'),
  line_adjustment: kept('stay'),
  commission_payout: kept('stay'),
  line_rebate_payment: kept('stay'),
  vip_programme: kept('stay: the operator’s, every version'),
  vip_level: kept('stay: the operator’s, every version'),
  vip_step: kept('stay'),
  vip_period: kept('stay'),
  vip_total: kept('one row for each player'),
  vip_mark: kept('one row'),
  bonus_offer: kept('stay: the operator’s, every version'),
  bonus_grant: kept('stay'),
  bonus_entry: kept('stay'),
  cash_back: kept('stay'),
  cash_back_period: kept('stay'),
  free_offer: kept('stay: the operator’s, every version'),
  free_rounds: kept('stay'),
  promotion: kept('stay: the operator’s, every version'),
  member_reward: kept('stay'),
  sign_in_plan: kept('stay: the operator’s, every version'),
  sign_in: kept('stay'),
  raffle: kept('stay'),
  raffle_entry: kept('stay'),
  red_envelope: kept('stay'),
  red_envelope_share: kept('stay'),
  tournament: kept('stay'),
  tournament_player: kept('stay'),
  rebate: kept('stay'),
  mission_set: kept('stay: the operator’s, every version'),
  mission: kept('stay: the operator’s, every version'),
  mission_progress: kept('stay'),
  mission_due: kept('until they are counted'),
  mission_mark: kept('one row'),
  mission_hidden: kept('until the member is shown again'),
  referral_rule: kept('stay: the operator’s, every version'),
  referral: kept('stay'),
  referral_reward: kept('stay'),
  point_rule: kept('stay: the operator’s, every version'),
  point_mark: kept('one row'),
  point_count: kept('one row for each player, currency and category'),
  point_entry: kept('stay'),
  point_order: later('stay; the address 90 days after the order is over', ({ database, now }) =>
    forgetDeliveries(database, now()),
  ),
  turnover_audit: kept('stay'),
  vendor_transfer: kept('stay'),
  sandbox_wallet: kept('stay: the sandbox’s vendors forget nothing'),
  sandbox_wallet_move: kept('stay: the sandbox’s vendors forget nothing'),
  sandbox_lost_request: kept('stay: one for each request that a sandbox lost'),
  sandbox_payout: kept('stay: the sandbox’s bank forgets nothing'),
  game_session: later('as long as their session', ({ database, now, config }) =>
    forgetGameSessions(database, now(), config.sessionDays),
  ),
  session: later('`SESSION_DAYS` after their end', ({ database, now, config }) =>
    forgetSessions(database, now(), config.sessionDays),
  ),
  session_handoff: soon('a minute', ({ database, now }) => forgetHandoffs(database, now())),
  event_ticket: soon('half a minute', ({ database, now }) => forgetTickets(database, now())),
  event: soon('a day, and the newest', ({ database, now }) => forgetEvents(database, now())),
  authenticator_setup: soon('10 minutes', ({ database, now }) => forgetSetups(database, now())),
  passkey_challenge: soon('5 minutes', ({ database, now }) => forgetPasskeyChallenges(database, now())),
  captcha: soon('5 minutes', ({ database, now }) => deleteOldCaptchas(database, now())),
  login_guard: soon('a day after the last failure', ({ database, now }) => forgetOldFailures(database, now())),
  login_attempt: soon('15 seconds', ({ database, now }) => forgetOldAttempts(database, now())),
  login_verification: soon('10 minutes', ({ database, now }) => forgetSteps(database, now())),
  one_time_code: soon('a day after their end', ({ database, now }) => forgetCodes(database, now())),
  password_reset: soon('30 minutes', ({ database, now }) => forgetResets(database, now())),
  seal_seen: soon('2 minutes', ({ database, now }) => forgetSealed(database, now())),
  challenge_seen: soon('10 minutes', ({ database, now }) => forgetChallenges(database, now())),
  rate_limit: soon('an hour', ({ database, now }) => purge(database, 'rate_limit', 'expire < $1', [now().getTime()])),
  feedback: later('`FEEDBACK_DAYS`', ({ database, now, config }) =>
    forgetFeedback(database, now(), config.feedbackDays),
  ),
  outbox: later('7 days', ({ database, now }) => forgetOutbox(database, now())),
  seal_key: kept('the newest two'),
  gateway_secret: kept('stay: one for each purpose'),
  system_setting: kept('stay: one for each setting'),
  announcement: kept('stay: the operator’s'),
  announcement_text: kept('stay: the operator’s'),
  banner_set: kept('stay: the operator’s'),
  point_reward: kept('stay: the operator’s'),
  game: kept('stay: the catalogue’s'),
  vendor: kept('stay: the catalogue’s'),
  vendor_lane: kept('stay: the catalogue’s'),
  catalogue_state: kept('one'),
  schema_migration: kept('stay: one for each migration'),
}
