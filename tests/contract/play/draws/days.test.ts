import { expect, test } from 'vitest'
import { hasPostgres } from '#tests/support/database.ts'
import { isLong } from '#tests/support/effort.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { LotteryDays } from '#tests/support/lottery-days.ts'
import { stopTableClock } from '#tests/support/tables.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

/**
 * Midnight in São Paulo. A Thursday, New Year as a holiday of the house and a day of the Thai lottery, and a Saturday: every lottery draws.
 * The short run is the end of the series that goes on after midnight of the old year.
 */
const begin = isLong ? '2026-12-31T03:00:00Z' : '2027-01-01T02:30:00Z'
const hours = isLong ? 72 : 3

const drawnInThreeDays = {
  'relampago-1-minuto': 4320,
  'relampago-3-minutos': 1440,
  'sete-da-hora': 72,
  'vaga-lume-5': 864,
  'corrida-de-capivaras': 1440,
  // 102 from 9 to 2 o’clock; of the day before those after midnight, of the last day those up to the next.
  'seis-e-meia': 11 + 102 + 102 + 91,
  'loteria-federal-da-arara': 1,
  'bilhete-premiado': 3,
  'trinca-da-tarde': 3,
  'sorte-60': 2,
  'quina-do-povo': 2,
  'loto-lotus-norte': 3,
  'loto-lotus-centro': 3,
  'loto-lotus-sul': 3,
  'bolas-do-mar-do-sul': 1,
  'bilhete-das-ilhas': 1,
  'sorteio-das-moncoes': 1,
  'ouro-do-mekong': 1,
}

test.skipIf(!hasPostgres())(
  'days of all lotteries: each draw of each timetable comes once, and each bet comes to what the rules say of it (rules 40.1, 40.2 and 40.5)',
  async () => {
    const gateway = await testGateway({ seeded: true })
    const clock = await stopTableClock(gateway.deps.database, Date.parse(begin))
    const days = new LotteryDays(gateway, clock, seededRandom(20_261_231), Date.parse(begin))
    await days.open(isLong ? 4 : 2, isLong ? 2 : 1)
    await days.run(hours, isLong ? 5 : 15)
    const drawn = await days.expectDraws()
    if (isLong) expect(drawn).toEqual(drawnInThreeDays)
    else expect(drawn).toMatchObject({ 'relampago-1-minuto': 180, 'sete-da-hora': 3, 'seis-e-meia': 14 })
    await days.expectBets()
    expect(days.placed.size).toBeGreaterThan(isLong ? 1_000 : 20)
    await closeReconciled(gateway)
  },
)
