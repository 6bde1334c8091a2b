import type { Call } from '#contract/registry.ts'
import { agentProducers } from './agent.ts'
import { authProducers } from './auth.ts'
import { drawsProducers } from './draws.ts'
import { gameProducers } from './game.ts'
import { hubProducers } from './hub.ts'
import { fairnessProducers, instantProducers } from './instant.ts'
import { jackpotProducers } from './jackpot.ts'
import { kycProducers } from './kyc.ts'
import { lobbyProducers } from './lobby.ts'
import { memberProducers } from './member.ts'
import { missionProducers } from './mission.ts'
import { newsProducers } from './news.ts'
import type { CallProducers } from './producer.ts'
import { protectionProducers } from './protection.ts'
import { pushProducers } from './push.ts'
import { raffleProducers } from './raffle.ts'
import { redEnvelopeProducers } from './red-envelope.ts'
import { referralProducers } from './referral.ts'
import { rewardsProducers } from './rewards.ts'
import { securityProducers } from './security.ts'
import { signInProducers } from './sign-in.ts'
import { systemProducers } from './system.ts'
import { tablesProducers } from './tables.ts'
import { tournamentProducers } from './tournament.ts'
import { vipProducers } from './vip.ts'
import { walletProducers } from './wallet.ts'

/** A new call without an entry does not compile. */
const all = {
  ...systemProducers,
  ...authProducers,
  ...memberProducers,
  ...pushProducers,
  ...kycProducers,
  ...protectionProducers,
  ...securityProducers,
  ...walletProducers,
  ...lobbyProducers,
  ...newsProducers,
  ...rewardsProducers,
  ...referralProducers,
  ...missionProducers,
  ...signInProducers,
  ...redEnvelopeProducers,
  ...jackpotProducers,
  ...raffleProducers,
  ...tournamentProducers,
  ...vipProducers,
  ...hubProducers,
  ...agentProducers,
  ...gameProducers,
  ...instantProducers,
  ...fairnessProducers,
  ...drawsProducers,
  ...tablesProducers,
} satisfies Record<Call['name'], CallProducers>

/** Producers by the name of their call. */
export const producers: Readonly<Record<string, CallProducers>> = all
