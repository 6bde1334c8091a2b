import type { GatewayDeps } from '#gateway/deps.ts'
import { type ProgrammeFile, putProgramme } from '#gateway/rewards/vip/put-programme.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * One row per level: name in Portuguese and in English; valid bets that reach the level, bonus, monthly valid bets that keep the
 * level, and monthly benefit, all in minor units; rebate on slots in hundredths of a per cent.
 */
const levels = [
  ['Bronze', 'Bronze', '0', '0', null, '0', 30],
  ['Prata', 'Silver', '10000', '500', null, '0', 40],
  ['Ouro', 'Gold', '500000', '2000', null, '500', 50],
  ['Platina', 'Platinum', '2500000', '8000', null, '2000', 60],
  ['Esmeralda', 'Emerald', '10000000', '25000', '1000000', '6000', 70],
  ['Rubi', 'Ruby', '50000000', '100000', '5000000', '25000', 80],
  ['Diamante', 'Diamond', '200000000', '400000', '20000000', '100000', 90],
  ['Arara', 'Macaw', '1000000000', '2000000', '80000000', '400000', 100],
] as const

/** The VIP programme of the demonstration: slots and fishing have the full rebate, and other games half of it. */
const demoProgramme: ProgrammeFile = {
  currency: 'BRL',
  benefitEvery: 'month',
  levels: levels.map(([pt, en, needed, bonus, maintained, benefit, rate]) => ({
    names: { pt, en },
    needed,
    bonus,
    maintained,
    benefit,
    rates: { RNG: rate, FISH: rate, LIVE: rate / 2, PVP: rate / 2, SPORTS: rate / 2, ESPORTS: rate / 2 },
  })),
}

/** Writes the demonstration's programme if there is none. It is valid from 60 days ago. */
export async function seedVip({ database, now }: GatewayDeps): Promise<void> {
  const [known] = await database.query('SELECT FROM vip_programme LIMIT 1')
  if (known) return
  const validFrom = new Date(now().getTime() - 60 * dayMs)
  await putProgramme(database, demoProgramme, { by: 'demonstration', validFrom, now: now() })
}
