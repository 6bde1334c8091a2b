import { expect, test } from 'vitest'
import { betFields, transactionFields } from '#gateway/account/export/big-sections.ts'
import { areas } from '#gateway/areas.ts'
import { usualDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** Columns and whole tables that the file leaves out, each with the reason. */
const internal = 'a number of ours that says nothing about the member'
const secret = 'a secret, or what one could be guessed with'
const passing = 'gone within minutes'
const derived = 'made from what the file has'
const leftOut: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  authenticator_setup: passing,
  bonus_grant: {
    offer_id: 'the file has its name',
    source: internal,
    source_ref: internal,
    granted_by: 'somebody of the house',
    account_id: internal,
    wallet_id: internal,
  },
  cash_back: { promotion_id: 'the file has its name' },
  computation: derived,
  contract_event: 'what the offers and contracts of the file went through',
  contract_request: { id: internal, upline_id: 'somebody else' },
  data_export: 'the request for this file; the record of changes has it',
  deposit: {
    id: internal,
    payload: derived,
    transfer_id: internal,
    bank_details: 'the account of the house',
    fee_fixed: 'what the fee was made from',
    fee_basis_points: 'what the fee was made from',
  },
  deposit_claim: { id: internal, provider: internal, transfer_id: internal, released_by: 'somebody of the house' },
  favourite: { place: internal },
  feedback: { id: internal, answered_by: 'somebody of the house' },
  free_rounds: {
    offer_id: 'the file has its name',
    source_ref: internal,
    granted_by: 'somebody of the house',
    account_id: internal,
    wallet_id: internal,
  },
  game_session: 'the token of one game; the bets say what was played',
  identity_check: { id: internal, provider: internal, decided_sequence: internal, asked: internal, ask_at: internal },
  line_minutes: derived,
  line_entry: derived,
  line_money: derived,
  line_days: derived,
  line_games: derived,
  line_play: derived,
  line_place: { agent_id: 'somebody else', from_day: internal, to_day: internal, joined_at: derived },
  agent_line: 'other people',
  line_move: {
    id: internal,
    from_id: 'somebody else',
    to_id: 'somebody else',
    agents: 'of others in the line',
    rebates_lowered: 'of others in the line',
    contracts_ended: 'of others in the line',
    moved_by: 'somebody of the house',
  },
  jackpot_win: { settled_xid: internal, transfer_id: internal },
  line_contract: { agent_id: 'whose it is', upline_id: 'somebody else' },
  agent_link: { id: internal, agent_id: internal },
  line_rebate: { set_by: 'somebody else' },
  commission_payout: { id: internal, hold_id: internal, decided_by: 'somebody of the house', transfer_id: internal },
  line_rebate_payment: { id: internal, transfer_id: internal },
  line_statement: 'the agent centre has each of them as a file',
  line_statement_active: 'what an agent’s statement counted; the bets are in the file',
  team_games: derived,
  team_money: derived,
  team_play: derived,
  line_transfer: { id: internal, direction: derived, transfer_id: internal },
  login_verification: passing,
  member: { account_key: derived, password_hash: secret, payment_password_hash: secret, mobile_key: derived },
  member_audit: { id: internal, session_id: internal },
  member_authenticator: { secret, last_step: secret },
  member_hour: derived,
  member_device: { device: 'a hash that says nothing' },
  member_message: { id: internal, reference: internal, deleted_at: 'what was deleted has no content' },
  member_protection_event: { id: internal },
  member_upline: { upline_id: 'somebody else' },
  member_reward: {
    promotion_id: 'the file has its name',
    reference: internal,
    given_by: 'somebody of the house',
    decided_by: 'somebody of the house',
    deposit_id: 'the deposit is in the file',
    transfer_id: internal,
  },
  mission_due: 'who is counted in a moment',
  mission_progress: { id: internal, transfer_id: internal },
  passkey: {
    id: internal,
    credential_id: 'names the passkey to the device alone',
    public_key: 'says nothing about the member',
    uses: 'a number of the device’s own',
    transports: derived,
  },
  passkey_challenge: passing,
  password_reset: passing,
  play_clock: 'the session of play of now, which the days of play sum up',
  postback: 'what was told of steps that the file has',
  postback_secret: secret,
  point_entry: { reference: internal, transfer_id: internal },
  point_order: {
    id: internal,
    texts: 'the operator’s words for the reward',
    decided_by: 'somebody of the house',
    transfer_id: internal,
    return_transfer_id: internal,
  },
  rebate: { transfer_id: internal },
  recent: { place: internal },
  referral: {
    id: internal,
    invited_id: 'somebody else',
    flags: 'what the house found out about two people',
  },
  referral_reward: {
    id: internal,
    referral_id: internal,
    transfer_id: internal,
    looked_at_by: 'somebody of the house',
  },
  recovery_code: secret,
  push_setting: { look_at: internal },
  push_subscription: { id: internal, device: 'the devices of the file', p256dh: secret, auth: secret },
  session: { token_hash: secret, must_change_password: internal, device: 'the devices of the file' },
  raffle_entry: { id: internal, raffle_id: 'the file has its name', transfer_id: internal },
  red_envelope_share: { id: internal, envelope_id: 'the file has its name', transfer_id: internal },
  sign_in: { id: internal, transfer_id: internal },
  top_win: derived,
  tournament_player: {
    id: internal,
    tournament_id: 'the file has its name',
    after_wager: internal,
    transfer_id: internal,
  },
  turnover_audit: {
    id: internal,
    deposit_id: 'the file has its reference',
    line_transfer_id: 'the file has its reference',
  },
  upload: {
    id: internal,
    withdrawal_id: internal,
    identity_check_id: internal,
    reward_id: internal,
    sent_hash: internal,
  },
  upload_taken: 'gone after a day',
  vendor_transfer: { id: internal, hold_id: internal, transfer_id: internal, asked: internal, ask_at: internal },
  seed_pair: { state: derived, sealed: secret },
  table_author: { author_key: internal, silenced_by: 'somebody of the house' },
  lottery_bet: 'the bets are in the file',
  lottery_chase: 'its bets are in the file',
  table_bet: 'the bets are in the file',
  table_message: { member_id: 'whose it is' },
  table_mute: 'somebody else',
  table_player: derived,
  table_seat: 'the bets are in the file',
  vendor_player: 'only a vendor knows the member by it',
  vip_period: { id: internal, transfer_id: internal },
  vip_step: { id: internal, transfer_id: internal },
  wager: {
    game_session_id: internal,
    outcome: 'the picture of the round, which the history shows',
    note: 'what a vendor wrote to a prize or a correction, which the round shows',
    status: derived,
    transaction_key: internal,
    unseen: internal,
    hold_id: internal,
    bonus_hold_id: internal,
    rule_version: internal,
    transfer_id: internal,
    payout_transfer_id: internal,
    settled_xid: internal,
  },
  withdrawal: {
    id: internal,
    hold_id: internal,
    transfer_id: internal,
    return_transfer_id: internal,
    asked: internal,
    ask_at: internal,
  },
}

test('the table says of every column with members’ data whether it is in the file, or why not (rule 2.22)', async () => {
  const database = await usualDatabase()
  const columns = await rowsAs<{ name: string; column: string }>(
    database,
    `SELECT t.name::regclass::text AS name, a.attname::text AS column FROM (
       SELECT DISTINCT conrelid AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'member'::regclass
       UNION SELECT 'member'::regclass UNION SELECT 'wager'::regclass) t (name)
     JOIN pg_attribute a ON a.attrelid = t.name AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`,
  )
  const all = [
    ...areas.flatMap(({ exported = [] }) => exported),
    { table: 'wager', fields: betFields },
    { table: 'ledger_posting', fields: transactionFields },
  ]
  const exported = new Set(
    all.flatMap(({ table, fields }) =>
      fields.flatMap(({ column }) => {
        const own = /^\w+$/.test(column) ? [column] : [...column.matchAll(/\bt\.(\w+)/g)].map(([, name]) => name)
        return own.map((name) => `${table}.${name}`)
      }),
    ),
  )
  const reasonOf = (name: string, column: string) => {
    const reason = leftOut[name]
    return typeof reason === 'string' ? reason : reason?.[column]
  }
  // The whole file belongs to one member, so rows do not repeat the owner.
  const isOwner = (column: string) => column === 'member_id' || column === 'receiver_id'
  const judged = columns.filter(({ column }) => !isOwner(column))
  const both = judged.filter(
    ({ name, column }) => exported.has(`${name}.${column}`) === Boolean(reasonOf(name, column)),
  )
  expect(both.map(({ name, column }) => `${name}.${column}`)).toEqual([])
  // No reason is left of a table or column that is gone.
  const known = new Set(columns.flatMap(({ name, column }) => [name, `${name}.${column}`]))
  const reasons = Object.entries(leftOut).flatMap(([name, reason]) =>
    typeof reason === 'string' ? [name] : [name, ...Object.keys(reason).map((column) => `${name}.${column}`)],
  )
  expect(reasons.filter((reason) => !known.has(reason))).toEqual([])
  await database.close()
})
