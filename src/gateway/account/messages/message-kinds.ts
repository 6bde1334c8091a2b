import type { MessageGroup } from '#contract/account/messages/message.ts'

/** Kinds of messages (product rule 12.8) and their subjects. The site has the texts of each. */
const groupOf = {
  deposit_credited: 'money',
  deposit_failed: 'money',
  deposit_returned: 'money',
  withdrawal_approved: 'money',
  withdrawal_paid: 'money',
  withdrawal_rejected: 'money',
  withdrawal_returned: 'money',
  withdrawal_found: 'money',
  withdrawal_paid_again: 'money',
  transfer_received: 'money',
  vip_bonus: 'money',
  vip_benefit: 'money',
  reward_waits: 'money',
  reward_issued: 'money',
  reward_closed: 'money',
  reward_rejected: 'money',
  free_rounds_came: 'money',
  free_rounds_over: 'money',
  referral_reward: 'money',
  referral_welcome: 'money',
  tournament_prize: 'money',
  raffle_prize: 'money',
  jackpot_win: 'money',
  lottery_corrected: 'money',
  payout_account_added: 'security',
  login_new_place: 'security',
  password_changed: 'security',
  withdraw_password_set: 'security',
  withdraw_password_reset: 'security',
  email_changed: 'security',
  mobile_changed: 'security',
  authenticator_added: 'security',
  authenticator_removed: 'security',
  recovery_codes_made: 'security',
  passkey_added: 'security',
  passkey_removed: 'security',
  passkey_copied: 'security',
  data_exported: 'security',
  limit_reached: 'security',
  identity_approved: 'security',
  identity_rejected: 'security',
  identity_expired: 'security',
  point_order_shipped: 'other',
  point_order_cancelled: 'other',
  vip_losing: 'other',
  vip_lost: 'other',
  vip_regained: 'other',
  contract_offered: 'other',
  contract_end_asked: 'other',
  contract_accepted: 'other',
  contract_end_accepted: 'other',
  contract_rejected: 'other',
  contract_request_withdrawn: 'other',
  contract_ended: 'other',
  contract_roof_gone: 'other',
  line_moved: 'other',
  line_came: 'other',
  line_left: 'other',
  rebate_lowered: 'other',
  feedback_answered: 'other',
  welcome: 'other',
} as const satisfies Readonly<Record<string, MessageGroup>>

export type MessageKind = keyof typeof groupOf

/**
 * Changes of an account's security that its owner gets a message about (product rule 2.17). Each names the `place` it
 * came from.
 */
export type SecurityKind = Extract<
  MessageKind,
  | 'password_changed'
  | 'withdraw_password_set'
  | 'withdraw_password_reset'
  | 'email_changed'
  | 'mobile_changed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'recovery_codes_made'
  | 'passkey_added'
  | 'passkey_removed'
  | 'data_exported'
>

/** The kinds of a group. */
export function kindsOf(group: MessageGroup): string[] {
  return Object.entries(groupOf)
    .filter(([, one]) => one === group)
    .map(([kind]) => kind)
}
