import { moments, objects, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'profile',
    table: 'member',
    owner: 'id',
    fields: [
      ...plain('id account nickname type currency payee_name email mobile_num country_dialing_code birthday cpf'),
      ...plain('avatar_url register_url register_domain password_expired'),
      ...objects('contacts'),
      ...moments('created_at terms_accepted_at last_login_at mobile_verified_at email_verified_at'),
      ...moments('password_changed_at withdrawals_locked_until disabled_at closed_at'),
    ],
  },
  { name: 'invitedBy', table: 'member_upline', fields: [...plain('code'), ...moments('created_at')] },
  { name: 'lineRebates', table: 'line_rebate', fields: [...plain('from_day rate'), ...moments('set_at')] },
  {
    name: 'changes',
    table: 'member_audit',
    id: 'id',
    fields: [...plain('act address'), ...objects('details'), ...moments('at')],
  },
]
