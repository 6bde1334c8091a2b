/** The message files in `locales/<language>/`, one per area. */
export const areas = [
  'common',
  'home',
  'lobby',
  // Why a list of games is empty; comes when one is.
  'empty',
  'auth',
  // Steps after the first forms of `auth`: codes, letters, the second step, a new password.
  'steps',
  // A login with a passkey, and the failures of a device.
  'passkeys',
  'wallet',
  'withdraw',
  'transfer',
  'funds',
  'limits',
  'protection',
  // Limits that the law asks for in a registration.
  'mandatory',
  'pictures',
  // Documents of a member: the screen; and when they are needed and why they were refused, which others say too.
  'kyc',
  'standing',
  'documents',
  'centre',
  'security',
  'export',
  'member',
  'inbox',
  'game',
  'slots',
  'help',
  'announcements',
  // What a member reads after a login.
  'greeting',
  'system',
  'lottery',
  'rewards',
  'points',
  'vip',
  'rebate',
  'referral',
  'mission',
  'bonus',
  // Promotions that members join, apply for and claim.
  'promotions',
  // The daily sign-in and red envelopes; raffles.
  'treats',
  'raffle',
  'tournament',
  'agent',
  // Reports of agents about their line.
  'reports',
  // Links of an agent, and the texts on their banners.
  'links',
  'banner',
  // Postbacks of a link.
  'postbacks',
  // Statements of agents' contracts, and payouts of commissions.
  'commission',
  // The tree of an agent's downlines.
  'line',
  // Contracts between agents: the screen, and the popup for a member or agent with an offer.
  'contracts',
  'chat',
  'identity',
  'statement',
  'tables',
  'search',
  'errors',
  // A part of the page that broke.
  'stopped',
] as const
export type Area = (typeof areas)[number]
