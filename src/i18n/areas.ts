/** The message files in `locales/<language>/`, one per area. */
export const areas = [
  'common',
  'home',
  'lobby',
  // Why a list of games is empty; comes when one is.
  'lobby-empty',
  'auth',
  // Steps after the first forms of `auth`: codes, letters, the second step, a new password.
  'auth-steps',
  // A login with a passkey, and the failures of a device.
  'auth-passkeys',
  'deposits',
  'withdrawals',
  'line-transfers',
  'vendor-wallets',
  'protection-limits',
  'protection',
  // Limits that the law asks for in a registration.
  'auth-limits',
  'uploads',
  // Documents of a member: the screen; and when they are needed and why they were refused, which others say too.
  'kyc',
  'kyc-tier',
  'kyc-needed',
  'centre',
  'security',
  'export',
  'history',
  'messages',
  'games',
  'slots',
  'help',
  'news',
  // What a member reads after a login.
  'greeting',
  'system',
  'lotteries',
  'points-mall',
  'points',
  'vip',
  'vip-rebates',
  'referral',
  'missions',
  'bonuses',
  // Promotions that members join, apply for and claim.
  'promotions',
  // The daily sign-in and red envelopes; raffles.
  'daily-sign-in',
  'red-envelopes',
  'raffles',
  'tournaments',
  'agent-centre',
  // Reports of agents about their line.
  'reports',
  // Links of an agent, and the texts on their banners.
  'links',
  'links-banner',
  // Postbacks of a link.
  'postbacks',
  // Statements of agents' contracts, and payouts of commissions.
  'commission',
  // The tree of an agent's downlines.
  'line',
  // Contracts between agents: the screen, and the popup for a member or agent with an offer.
  'contracts',
  'lobby-chat',
  'auth-social',
  'statements',
  'tables',
  'lobby-search',
  'errors',
  // A part of the page that broke.
  'stopped',
] as const
export type Area = (typeof areas)[number]
