import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  { name: 'invitationCodes', table: 'invitation_code', fields: [...plain('code kind'), ...moments('created_at')] },
  { name: 'identities', table: 'member_identity', fields: [...plain('provider subject'), ...moments('created_at')] },
  { name: 'authenticator', table: 'member_authenticator', fields: moments('created_at') },
  {
    name: 'passkeys',
    table: 'passkey',
    id: 'id',
    fields: [...plain('name kept'), ...moments('created_at last_used_at')],
  },
  {
    name: 'trustedAddresses',
    table: 'member_address',
    fields: [...plain('address_group'), ...moments('first_seen_at last_seen_at removed_at')],
  },
  {
    name: 'devices',
    table: 'member_device',
    fields: [...moments('first_seen_at last_seen_at')],
  },
  {
    name: 'sessions',
    table: 'session',
    id: 'id',
    fields: [
      ...plain('id address user_agent'),
      ...moments('created_at last_seen_at expires_at ended_at previous_login_at'),
    ],
  },
]
