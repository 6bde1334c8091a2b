// Members' rewards; see docs/operating.md. Without arguments it lists everything.
import { operatorCommand } from './operator/command.ts'

/** A file that is in force at once or from a moment on. */
const version = 'FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]'

process.exitCode = await operatorCommand('rewards', {
  '': 'hub.rewards',
  // A programme is valid until the next one.
  'vip FILE.json --by NAME [--from 2027-01-01T03:00:00Z]': 'vip.put',
  [`offer ${version}`]: 'bonuses.put',
  [`free-rounds ${version}`]: 'free-offers.put',
  [`promotion ${version}`]: 'promotions.put',
  [`referral ${version}`]: 'referral.put',
  [`missions ${version}`]: 'missions.put',
  [`sign-in ${version}`]: 'daily-sign-in.put',
  'envelope FILE.json --by NAME': 'red-envelopes.put',
  'raffle FILE.json --by NAME': 'raffles.put',
  'tournament FILE.json --by NAME': 'tournaments.put',
  // To members: a bonus that runs at once, or something that they claim.
  'gift OFFER ACCOUNT REFERENCE --by NAME': 'bonuses.gift',
  'give PROMOTION REFERENCE ACCOUNT... --by NAME': 'promotions.give',
  // What waits for a decision.
  applications: 'promotions.applications',
  'approve NUMBER --by NAME': 'promotions.approve',
  'reject NUMBER REASON --by NAME': 'promotions.reject',
  referrals: 'referral.held',
  'referrals approve NUMBER --by NAME': 'referral.approve',
  'referrals refuse NUMBER --by NAME': 'referral.refuse',
})
